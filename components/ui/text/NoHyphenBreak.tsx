import styles from './NoHyphenBreak.module.css';

/** Longest word that stays whole, in characters: a longer one may not find room on any line of a phone. */
const LONGEST = 24;

/** Text in which no word breaks at its hyphen: « connaît-on » stays whole at the end of a line. */
export function NoHyphenBreak({ children }: { readonly children: string }) {
  return children.split(/(\S+-\S+)/).map((piece, index) =>
    index % 2 === 1 && piece.length <= LONGEST ? (
      <span key={index} className={styles.root}>
        {piece}
      </span>
    ) : (
      <span key={index}>{piece}</span>
    ),
  );
}
