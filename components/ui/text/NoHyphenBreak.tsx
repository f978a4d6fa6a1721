import styles from './NoHyphenBreak.module.css';

/** Longest word that stays whole, in characters: a longer one might overflow a line on a phone. */
const MAX_LENGTH = 24;

/** Renders text whose words do not break at hyphens: « connaît-on » stays on one line. */
export function NoHyphenBreak({ children }: { readonly children: string }) {
  return children.split(/(\S+-\S+)/).map((piece, index) =>
    index % 2 === 1 && piece.length <= MAX_LENGTH ? (
      <span key={index} className={styles.root}>
        {piece}
      </span>
    ) : (
      <span key={index}>{piece}</span>
    ),
  );
}
