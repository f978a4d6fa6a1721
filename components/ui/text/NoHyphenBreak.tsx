import styles from './NoHyphenBreak.module.css';

/** Longest word that stays whole, in characters: a longer word might overflow a line on a phone. */
const MAX_LENGTH = 24;

/** Renders text whose words do not break at hyphens: « connaît-on » stays on one line. */
export function NoHyphenBreak({ children }: { readonly children: string }) {
  return children.split(/(\S+-\S+)/).map((segment, index) =>
    index % 2 === 1 && segment.length <= MAX_LENGTH ? (
      <span key={index} className={styles.root}>
        {segment}
      </span>
    ) : (
      <span key={index}>{segment}</span>
    ),
  );
}
