import styles from './OutcomeMark.module.css';

/** Renders whether an answer is right by a sign and a word, not by colour alone. */
export function OutcomeMark({ isRight }: { readonly isRight: boolean }) {
  return (
    <p className={styles.root} data-right={isRight}>
      <svg
        className={styles.sign}
        viewBox="0 0 24 24"
        width="20"
        height="20"
        aria-hidden="true"
      >
        <path d={isRight ? 'M5 12.5 10 17.5 19 7' : 'M7 7 17 17M17 7 7 17'} />
      </svg>
      <span>{isRight ? 'Juste' : 'Faux'}</span>
    </p>
  );
}
