import styles from './SkipLinks.module.css';

/** The first stops of the Tab key; the second exists while the player is open. */
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
