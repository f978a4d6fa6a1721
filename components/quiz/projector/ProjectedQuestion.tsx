import { answerText } from '@/lib/quiz/bankQuestion';
import type { ProjectedQuiz } from '@/lib/classroom/show';
import styles from './ProjectedQuestion.module.css';

interface ProjectedQuestionProps {
  readonly show: ProjectedQuiz;
  /** Rank of the question, from 0. */
  readonly index: number;
  readonly isRevealed: boolean;
  readonly headingId: string;
}

/** Renders a question in large type with its four answers; the right answer is filled once revealed. */
export function ProjectedQuestion({
  show,
  index,
  isRevealed,
  headingId,
}: ProjectedQuestionProps) {
  const { title, level, questions } = show;
  const question = questions[index];
  if (!question) return null;
  return (
    <>
      <div className={styles.head}>
        <p>{`${title}, question ${index + 1} sur ${questions.length}`}</p>
        {level !== null && <p>{level}</p>}
      </div>
      <div className={styles.steps} aria-hidden="true">
        {questions.map((_, step) => (
          <span key={step} data-done={step <= index || undefined} />
        ))}
      </div>
      <h2 className={styles.question} id={headingId}>
        {question.question}
      </h2>
      <ol role="list" className={styles.answers} data-shown={isRevealed || undefined}>
        {question.answers.map(({ id, answer }, answerIndex) => (
          <li
            key={id}
            className={styles.answer}
            data-right={(isRevealed && id === question.answerId) || undefined}
          >
            <span className={styles.letter}>{'ABCD'[answerIndex]}</span>
            <span>{answer}</span>
          </li>
        ))}
      </ol>
      <div className={styles.outcome} role="status">
        {isRevealed && (
          <>
            <p>
              <span>Bonne réponse&nbsp;: </span>
              <strong>{answerText(question, question.answerId)}</strong>
              <span>{`. ${question.explanation ?? ''}`}</span>
            </p>
            {question.source && <p className={styles.source}>{question.source}</p>}
          </>
        )}
      </div>
    </>
  );
}
