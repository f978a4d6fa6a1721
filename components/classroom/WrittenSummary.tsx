import styles from './Trace.module.css';

/** Renders the written summary that pupils copy. */
export function Trace({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul role="list" className={styles.root}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
