import styles from './Trace.module.css';

/** What a class writes in its copybook, a line each. */
export function Trace({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul role="list" className={styles.root}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
