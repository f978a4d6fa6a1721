import { useId } from 'react';
import styles from './QuizProgress.module.css';

interface QuizProgressProps {
  /** Subject of the quiz. */
  readonly about: string;
  /** Rank of the current question, from 1. */
  readonly rank: number;
  readonly total: number;
}

/** Renders the progress of a quiz, without controls. */
export function QuizProgress({ about, rank, total }: QuizProgressProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <p className={styles.about}>{about}</p>
      <p className={styles.text} id={id}>{`Avancement : ${rank}/${total}`}</p>
      <progress className={styles.bar} aria-labelledby={id} value={rank} max={total} />
    </div>
  );
}
