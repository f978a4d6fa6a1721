import styles from './SkipLinks.module.css';

/** Renders the first tab stops: links to the content and, while the player is open, to the player. */
export function SkipLinks() {
  return (
    <div className={styles.root}>
      <a className={styles.link} href="#contenu">
        Aller au contenu
      </a>
      <a className={styles.link} data-needs="player" href="#lecteur">
        Aller au lecteur
      </a>
    </div>
  );
}
