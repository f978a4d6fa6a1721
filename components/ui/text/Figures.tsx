import styles from './Figures.module.css';

interface FiguresProps {
  readonly figures: readonly { readonly value: string; readonly label: string }[];
}

/** Renders a few numbers with their labels, on a dark background. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles.root}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
