import { CopyField } from '@/components/ui/field/CopyField.client';
import { Icon } from '@/components/ui/Icon';
import styles from './EpisodeEmbed.module.css';

/** Renders the code that embeds an episode's player in another site, with a button that copies it. */
export function EpisodeEmbed({ code }: { readonly code: string }) {
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>
        Intégrer cet épisode
        <Icon name="down" size={20} />
      </summary>
      <div className={styles.content}>
        <CopyField
          label="Code à coller dans votre page"
          value={code}
          copyLabel="Copier le code"
          copiedLabel="Code copié"
        />
      </div>
    </details>
  );
}
