import { OutcomeMark } from '@/components/quiz/OutcomeMark';
import { AnswerLinks } from '@/components/quiz/AnswerLinks';
import { answerText, type BankQuestion } from '@/lib/quiz/bankQuestion';
import type { GivenAnswer } from '@/lib/review/sitting';
import styles from './AnswerCorrection.module.css';

interface AnswerCorrectionProps {
  readonly question: BankQuestion;
  readonly givenAnswer: GivenAnswer;
}

/** Renders the right answer, its explanation, and the passage of the episode. */
export function AnswerCorrection({ question, givenAnswer }: AnswerCorrectionProps) {
  const { answerId, explanation, source } = question;
  const isRight = givenAnswer.answerId === answerId;
  return (
    <div className={styles.root} role="status">
      <OutcomeMark isRight={isRight} />
      {!isRight && givenAnswer.answerId && (
        <p>
          Votre réponse : <s>{answerText(question, givenAnswer.answerId)}</s>
        </p>
      )}
      {isRight && !givenAnswer.isRecalled && (
        <p>Au hasard&nbsp;: la carte reviendra comme si elle avait été manquée.</p>
      )}
      <p>
        Bonne réponse : <strong>{answerText(question, answerId)}</strong>
      </p>
      {explanation && <p className={styles.explanation}>{explanation}</p>}
      {source && <p className={styles.source}>{`Source : ${source}`}</p>}
      <AnswerLinks {...question} />
    </div>
  );
}
