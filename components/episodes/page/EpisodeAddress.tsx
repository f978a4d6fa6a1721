import styles from './EpisodeAddress.module.css';

/** On paper, where the page can be found again; on a screen the browser says it. */
export function EpisodeAddress({ address }: { readonly address: string }) {
  return (
    <p className={styles.root} aria-hidden="true">
      {address}
    </p>
  );
}
