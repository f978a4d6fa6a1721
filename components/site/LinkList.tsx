import { Children, type ReactNode } from 'react';
import styles from './LinkList.module.css';

/** Renders a list of links of one kind, each on a tile. */
export function LinkList({ children }: { readonly children: ReactNode }) {
  return (
    <ul role="list" className={styles.root}>
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  );
}
