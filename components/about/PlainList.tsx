import styles from './PlainList.module.css';

interface PlainListProps {
  readonly items: readonly string[];
  readonly mark?: 'done' | 'open';
}

/** Renders a list of sentences, each with a mark: `done`, or `open` for untested features. */
export function PlainList({ items, mark = 'done' }: PlainListProps) {
  return (
    <ul role="list" className={styles.root} data-mark={mark}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
