'use client';

import { useState, type RefObject } from 'react';
import { QuestionWithAnswers } from '@/components/quiz/QuestionWithAnswers.client';
import { PupilCodePage } from '@/components/quiz/classroom/PupilCodePage.client';
import { PupilNumber } from '@/components/quiz/classroom/PupilNumber.client';
import { QuizProgress } from '@/components/quiz/QuizProgress';
import { useStepFocus } from '@/components/quiz/useStepFocus';
import { tabStorage } from '@/components/ui/browser/storage';
import { Button } from '@/components/ui/Button';
import {
  classSubject,
  formatClassLink,
  type ClassLink,
} from '@/lib/classroom/results/classLink';
import {
  decodePupilRun,
  encodePupilRun,
  type PupilRun,
} from '@/lib/classroom/results/pupilRun';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import styles from './PupilQuiz.module.css';

/** Key of the answers in the tab's storage, which a reload keeps. */
const KEY = 'quiz-classe';

interface PupilQuizProps {
  readonly link: ClassLink;
  readonly questions: readonly BankQuestion[];
  readonly card: RefObject<HTMLElement | null>;
}

/** Renders a pupil's quiz: number in the class, questions one by one, then the code for the teacher. */
export function PupilQuiz({ link, questions, card }: PupilQuizProps) {
  const query = formatClassLink(link);
  const [run, setRun] = useState(() => decodePupilRun(tabStorage.read(KEY), query, questions));
  const question = run ? questions[run.given.length] : undefined;
  useStepFocus(card, run ? String(run.given.length) : 'number');

  function saveRun(newRun: PupilRun | null): void {
    setRun(newRun);
    tabStorage.write(KEY, newRun && encodePupilRun(newRun));
  }

  const subject = classSubject(questions);
  if (!run)
    return (
      <PupilNumber
        subject={subject}
        count={questions.length}
        begin={(number) => saveRun({ query, number, given: [] })}
      />
    );
  if (!question)
    return (
      <PupilCodePage
        link={link}
        questions={questions}
        run={run}
        restart={() => saveRun(null)}
      />
    );
  const rank = run.given.length + 1;
  return (
    <>
      <QuizProgress about={subject} rank={rank} total={questions.length} />
      <QuestionWithAnswers
        key={rank}
        eyebrow={`Question ${rank} / ${questions.length}`}
        question={question}
        answer={(id) => saveRun({ ...run, given: [...run.given, id] })}
      />
      <div className={styles.foot}>
        <Button
          look="outline"
          onClick={() => saveRun(rank > 1 ? { ...run, given: run.given.slice(0, -1) } : null)}
        >
          Retour
        </Button>
        <p className={styles.pupil}>{`Élève n°\u00a0${run.number}`}</p>
      </div>
    </>
  );
}
