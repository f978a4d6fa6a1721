'use client';

import { Corrections } from '@/components/classroom/Corrections';
import { PrintButton } from '@/components/classroom/PrintButton.client';
import { SheetQuestions } from '@/components/classroom/SheetQuestions';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { classLink, formatClassLink, sharedSubject } from '@/lib/classroom/results/classLink';
import { printedQuestion, projectorQuery } from '@/lib/classroom/results/nextSheet';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { seedFrom } from '@/lib/quiz/shuffle';
import styles from './FollowUpSheet.module.css';

interface FollowUpSheetProps {
  readonly questions: readonly BankQuestion[];
  /** Whether the sheet has the failed questions, not a teacher's choice. */
  readonly isFailed: boolean;
}

/** Renders the follow-up of a class's results: the sheet of the chosen questions, printed alone, a link, a projection. */
export function FollowUpSheet({ questions, isFailed }: FollowUpSheetProps) {
  const printedQuestions = questions.map(printedQuestion);
  const count = questions.length;
  const subject = sharedSubject(questions);
  const query = projectorQuery(questions);
  return (
    <section aria-labelledby="suite">
      <div className={styles.tools}>
        <h3 id="suite">4. Reprenez-les</h3>
        <p role="status">{countWords(count, isFailed)}</p>
        {count > 0 && (
          <div className={styles.actions}>
            <PrintButton label="Imprimer la fiche" />
            <Button
              look="outline"
              onClick={() => {
                const newLink = classLink(questions, seedFrom(Math.random()));
                if (newLink) window.location.hash = formatClassLink(newLink);
              }}
            >
              Faire un nouveau lien
            </Button>
            {query !== null && (
              <ButtonLink look="outline" href={`/outils/quizz/projection?${query}`}>
                Les projeter
              </ButtonLink>
            )}
          </div>
        )}
      </div>
      {count > 0 && (
        <article className={styles.sheet} aria-label="Fiche de reprise">
          <p>Nom&nbsp;: …………………………… Classe&nbsp;: …………… Date&nbsp;: ……………</p>
          <h2 className={styles.title}>
            {`Questions à reprendre${subject === null ? '' : `\u00a0: ${subject}`}`}
          </h2>
          <SheetQuestions questions={printedQuestions} />
          <Corrections
            sheet={{
              map: null,
              dates: [],
              document: null,
              questions: printedQuestions,
              trace: [],
            }}
          />
        </article>
      )}
    </section>
  );
}

function countWords(count: number, isFailed: boolean): string {
  if (count === 0)
    return 'Cochez les questions à reprendre\u00a0: elles feront une fiche, ou un nouveau lien.';
  const words = count === 1 ? 'Une question' : `${count} questions`;
  return isFailed
    ? `${words} à reprendre\u00a0: cochez ou décochez ci-dessus.`
    : `${words} sur la prochaine fiche.`;
}
