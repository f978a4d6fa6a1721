import styles from './PlainList.module.css';

interface PlainListProps {
  readonly items: readonly string[];
  readonly mark?: 'done' | 'open';
}

/** A few sentences, each with a mark; what remains to be done has an open one. */
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
