import { ReviewItem } from '@/components/quiz/review/ReviewItem';
import type { Run } from '@/lib/quiz/machine';
import styles from './QuizReview.module.css';

/** Every question of a run, with the right answer. */
export function QuizReview({ run }: { readonly run: Run }) {
  return (
    <>
      <h3 className={styles.title}>Les réponses</h3>
      <ol className={styles.list}>
        {run.questions.map((question, rank) => (
          <ReviewItem
            key={question.question}
            rank={rank + 1}
            question={question}
            given={run.given[rank]}
          />
        ))}
      </ol>
    </>
  );
}
