import type { Article } from '@/lib/site/article/article';
import styles from './Sides.module.css';

interface SidesProps {
  readonly sides: NonNullable<Article['sections'][number]['sides']>;
}

/** Renders the positions of a debate, side by side on a wide screen. */
export function Sides({ sides }: SidesProps) {
  return (
    <dl className={styles.root}>
      {sides.map(({ name, text }) => (
        <div key={name} className={styles.side}>
          <dt className={styles.name}>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
