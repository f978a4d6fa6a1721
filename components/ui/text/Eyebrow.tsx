import styles from './Eyebrow.module.css';

/** Renders the few words in small gold capitals above a title on night. */
export function Eyebrow({ children }: { readonly children: string }) {
  return <p className={styles.root}>{children}</p>;
}
