import styles from './OwnNote.module.css';

/** Renders the visitor's note on a bookmark; nothing for an empty one. */
export const OwnNote = ({ note }: { readonly note: string }) =>
  note === '' ? null : <p className={styles.root}>{note}</p>;
