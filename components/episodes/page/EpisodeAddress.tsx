import styles from './EpisodeAddress.module.css';

/** Renders the page's address, in print only. */
export function EpisodeAddress({ address }: { readonly address: string }) {
  return (
    <p className={styles.root} aria-hidden="true">
      {address}
    </p>
  );
}
