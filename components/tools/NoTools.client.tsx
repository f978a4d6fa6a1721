'use client';

import { Icon } from '@/components/ui/Icon';
import buttonStyles from '@/components/ui/Button.module.css';
import styles from './NoTools.module.css';

/** In the place of the cards when there is none to show. */
export function NoTools({ onClear }: { readonly onClear: () => void }) {
  return (
    <div className={styles.root}>
      <span className={styles.icon}>
        <Icon name="search" size={32} />
      </span>
      <h3 className={styles.title} lang="en">
        No tools found
      </h3>
      <p>Aucun outil ne correspond. Essayez un autre mot, ou une autre catégorie.</p>
      <button
        type="button"
        className={buttonStyles.root}
        data-look="outline"
        onClick={() => {
          onClear();
          // The button goes away with what it says: whoever pressed it continues from the head of the list.
          document.getElementById('catalogue')?.focus();
        }}
      >
        Effacer la recherche et la catégorie
      </button>
    </div>
  );
}
