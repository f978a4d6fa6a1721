import styles from './Eyebrow.module.css';

/** The few words in small gold capitals above a title on night. */
export function Eyebrow({ children }: { readonly children: string }) {
  return <p className={styles.root}>{children}</p>;
}
