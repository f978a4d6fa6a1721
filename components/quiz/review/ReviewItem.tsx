import { OutcomeMark } from '@/components/quiz/OutcomeMark';
import { ReviewLinks } from '@/components/quiz/ReviewLinks';
import { answerText, type BankQuestion } from '@/lib/quiz/bankQuestion';
import styles from './ReviewItem.module.css';

interface ReviewItemProps {
  /** From 1. */
  readonly rank: number;
  readonly question: BankQuestion;
  /** Id of the answer that was given. */
  readonly given: string | undefined;
}

/** A question that was asked: what was answered, what is right and why, and where to learn more. */
export function ReviewItem({ rank, question, given }: ReviewItemProps) {
  const { answerId, explanation, source } = question;
  const isRight = given === answerId;
  return (
    <li className={styles.root}>
      <OutcomeMark isRight={isRight} />
      <div className={styles.text}>
        <h4 className={styles.question}>{`${rank}. ${question.question}`}</h4>
        {!isRight && (
          <p>
            Votre réponse : <span className={styles.wrong}>{answerText(question, given)}</span>
          </p>
        )}
        <p>
          Bonne réponse : <strong>{answerText(question, answerId)}</strong>
        </p>
        {explanation && <p className={styles.explanation}>{explanation}</p>}
        {source && <p className={styles.source}>Source : {source}</p>}
        <ReviewLinks {...question} />
      </div>
    </li>
  );
}
