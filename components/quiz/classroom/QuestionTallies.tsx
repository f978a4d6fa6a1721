import type { QuestionTally } from '@/lib/classroom/results/results';
import { answerText, type BankQuestion } from '@/lib/quiz/bankQuestion';
import styles from './QuestionTallies.module.css';

interface QuestionTalliesProps {
  readonly questions: readonly BankQuestion[];
  /** In the order of the questions. */
  readonly tallies: readonly QuestionTally[];
  /** Ids of the questions taken for the next sheet. */
  readonly selectedIds: ReadonlySet<string>;
  readonly select: (id: string, isSelected: boolean) => void;
}

/** Renders the number of right answers to each question, with a checkbox for the next sheet. */
export function QuestionTallies({
  questions,
  tallies,
  selectedIds,
  select,
}: QuestionTalliesProps) {
  const failedCount = tallies.filter(({ hasFailed }) => hasFailed).length;
  return (
    <section className={styles.root} aria-labelledby="bilan">
      <h3 id="bilan">3. Ce qui est su, ce qui ne l’est pas</h3>
      <p>{failedSentence(failedCount)}</p>
      <ol role="list" className={styles.list}>
        {questions.map((question, index) => {
          const tally = tallies[index];
          if (!tally) return null;
          const { id, right, total, hasFailed } = tally;
          return (
            <li key={id} className={styles.item} data-failed={hasFailed || undefined}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={selectedIds.has(id)}
                  onChange={({ target }) => select(id, target.checked)}
                />
                <span>
                  <span>{`${index + 1}. ${question.question} `}</span>
                  {hasFailed && <span className={styles.mark}>À reprendre</span>}
                </span>
              </label>
              <p className={styles.answer}>{answerText(question, question.answerId)}</p>
              <meter
                className={styles.bar}
                min={0}
                max={total}
                value={right}
                aria-label={`Réussie par ${right} élèves sur ${total}`}
              />
              <p className={styles.count} aria-hidden="true">{`${right} / ${total}`}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function failedSentence(failedCount: number): string {
  if (failedCount === 0)
    return 'Chaque question est réussie par deux tiers de la classe au moins.';
  return failedCount === 1
    ? 'Une question est manquée par plus d’un tiers de la classe.'
    : `${failedCount} questions sont manquées par plus d’un tiers de la classe.`;
}
