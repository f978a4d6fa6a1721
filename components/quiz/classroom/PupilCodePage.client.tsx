'use client';

import dynamic from 'next/dynamic';
import { StepHeading } from '@/components/quiz/StepHeading';
import { Button } from '@/components/ui/Button';
import { CLASS_RESULTS_PATH } from '@/lib/classroom/address';
import { formatClassLink, type ClassLink } from '@/lib/classroom/results/classLink';
import { pupilCode, spacedCode } from '@/lib/classroom/results/pupilCode';
import { pupilOutcomes, type PupilRun } from '@/lib/classroom/results/pupilRun';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import styles from './PupilCodePage.module.css';

const QrCodeFigure = dynamic(() =>
  import('@/components/classroom/QrCodeFigure').then(
    ({ QrCodeFigure: component }) => component,
  ),
);

const QuizReview = dynamic(() =>
  import('@/components/quiz/steps/review/QuizReview').then(
    ({ QuizReview: component }) => component,
  ),
);

interface PupilCodePageProps {
  readonly link: ClassLink;
  readonly questions: readonly BankQuestion[];
  readonly run: PupilRun;
  readonly restart: () => void;
}

/** Renders a pupil's code, as text and as a link for the teacher's telephone, then the right answers. */
export function PupilCodePage({ link, questions, run, restart }: PupilCodePageProps) {
  const outcomes = pupilOutcomes(run, questions);
  const code = pupilCode({ number: run.number, outcomes }, link);
  const address = `${window.location.origin}${CLASS_RESULTS_PATH}#${formatClassLink(link)}&code=${code}`;
  const score = outcomes.filter(Boolean).length;
  return (
    <div className={styles.root}>
      <div>
        <StepHeading eyebrow={`Élève n°\u00a0${run.number}`}>
          Montrez ce code à votre professeur
        </StepHeading>
        <p className={styles.code} translate="no">
          {spacedCode(code)}
        </p>
        <p>{`${score} bonne${score > 1 ? 's' : ''} réponse${score > 1 ? 's' : ''} sur ${questions.length}. Le code dit lesquelles, et votre numéro\u00a0; rien d’autre, et rien n’est envoyé.`}</p>
      </div>
      <QrCodeFigure
        text={address}
        label="Code QR pour le téléphone du professeur"
        caption="À photographier avec le téléphone du professeur."
      />
      <div className={styles.review}>
        <QuizReview run={{ questions, given: run.given }} />
      </div>
      <p>
        <Button look="outline" onClick={restart}>
          Passer à un autre élève
        </Button>
      </p>
    </div>
  );
}
