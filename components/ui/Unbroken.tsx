import { Fragment } from 'react';
import styles from './Unbroken.module.css';

/** Text in which no word breaks at its hyphen: « connaît-on » stays whole at the end of a line. */
export function Unbroken({ children }: { readonly children: string }) {
  return children.split(/(\S+-\S+)/).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.root}>
        {piece}
      </span>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}
