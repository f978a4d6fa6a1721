import { OutcomeMark } from '@/components/quiz/OutcomeMark';
import { AnswerLinks } from '@/components/quiz/AnswerLinks';
import { answerText, type BankQuestion } from '@/lib/quiz/bankQuestion';
import type { Run } from '@/lib/quiz/machine';
import styles from './QuizReview.module.css';

/** Renders every question of a run, with the right answer. */
export function QuizReview({ run }: { readonly run: Pick<Run, 'questions' | 'given'> }) {
  return (
    <>
      <h3 className={styles.title}>Les réponses</h3>
      <ol role="list" className={styles.list}>
        {run.questions.map((question, rank) => (
          <ReviewItem
            key={question.question}
            rank={rank + 1}
            question={question}
            answer={run.given[rank]}
          />
        ))}
      </ol>
    </>
  );
}

interface ReviewItemProps {
  /** Rank of the question, from 1. */
  readonly rank: number;
  readonly question: BankQuestion;
  /** Id of the reader's answer. */
  readonly answer: string | undefined;
}

/** Renders a question with the reader's answer, the right answer, the explanation and the links. */
function ReviewItem({ rank, question, answer }: ReviewItemProps) {
  const { answerId, explanation, source } = question;
  const isRight = answer === answerId;
  return (
    <li className={styles.item}>
      <OutcomeMark isRight={isRight} />
      <div className={styles.text}>
        <h4 className={styles.question}>{`${rank}. ${question.question}`}</h4>
        {!isRight && (
          <p>
            Votre réponse : <span className={styles.wrong}>{answerText(question, answer)}</span>
          </p>
        )}
        <p>
          Bonne réponse : <strong>{answerText(question, answerId)}</strong>
        </p>
        {explanation && <p className={styles.explanation}>{explanation}</p>}
        {source && <p className={styles.source}>{`Source : ${source}`}</p>}
        <AnswerLinks {...question} />
      </div>
    </li>
  );
}
