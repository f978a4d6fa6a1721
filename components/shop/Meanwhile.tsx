import { ButtonLink } from '@/components/ui/ButtonLink';
import type { ShopPage } from '@/lib/site/shop';
import styles from './Meanwhile.module.css';

/** What there is today: the way back to the episodes and the tools. */
export function Meanwhile({ words }: { readonly words: ShopPage['meanwhile'] }) {
  return (
    <section className={styles.root} aria-labelledby="en-attendant">
      <div className={styles.text}>
        <h2 className={styles.title} id="en-attendant">
          {words.title}
        </h2>
        <p className={styles.lead}>{words.text}</p>
        <div className={styles.actions}>
          <ButtonLink href="/episodes" look="gold">
            {words.episodes}
          </ButtonLink>
          <ButtonLink href="/outils" look="outline">
            {words.tools}
          </ButtonLink>
          <ButtonLink href="/contact" look="outline">
            {words.idea}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
