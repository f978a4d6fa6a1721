import { Children, type ReactNode } from 'react';
import styles from './FooterList.module.css';

interface FooterListProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders one column of the footer: a title and its links, one a line. */
export function FooterList({ title, children }: FooterListProps) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list">
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
    </div>
  );
}
