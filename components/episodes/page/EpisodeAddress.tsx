import styles from './EpisodeAddress.module.css';

/** Renders the absolute URL of the page, in print only. */
export function EpisodeAddress({ address }: { readonly address: string }) {
  return (
    <p className={styles.root} aria-hidden="true">
      {address}
    </p>
  );
}
