import styles from './Trace.module.css';

/** Renders the lines that a class writes in its copybook. */
export function Trace({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul role="list" className={styles.root}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
