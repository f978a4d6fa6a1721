import Link from 'next/link';
import styles from './NotebookWithoutScript.module.css';

/** Renders the notice without JavaScript: the reason why the notebook needs it, and another way to mark a sentence. */
export function NotebookWithoutScript() {
  return (
    <noscript>
      <div className={styles.root}>
        <p>
          Le carnet a besoin de JavaScript&nbsp;: c’est votre navigateur qui le garde, et
          personne d’autre. Sans lui, chaque phrase d’une transcription a son adresse, que vous
          pouvez mettre dans vos favoris&nbsp;: <Link href="/episodes">choisir un épisode</Link>
          .
        </p>
      </div>
    </noscript>
  );
}
