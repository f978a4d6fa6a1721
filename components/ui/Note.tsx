import styles from './Note.module.css';

/** A remark beside the main text. */
export function Note({ children }: { readonly children: string }) {
  return <p className={styles.root}>{children}</p>;
}
