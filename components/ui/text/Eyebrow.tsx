import styles from './Eyebrow.module.css';

/** Renders a short text in small gold capitals above a title, on a dark background. */
export function Eyebrow({ children }: { readonly children: string }) {
  return <p className={styles.root}>{children}</p>;
}
