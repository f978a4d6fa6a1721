import styles from './WrittenSummary.module.css';

/** Renders the written summary that pupils copy. */
export function WrittenSummary({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul role="list" className={styles.root}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
