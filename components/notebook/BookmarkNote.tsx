import styles from './BookmarkNote.module.css';

/** Renders the visitor's note on a bookmark; nothing for an empty note. */
export const BookmarkNote = ({ note }: { readonly note: string }) =>
  note === '' ? null : <p className={styles.root}>{note}</p>;
