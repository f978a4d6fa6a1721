'use client';

import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react';
import { MODE_NAMES } from '@/components/quiz/modeNames';
import { useQuizBank } from '@/components/quiz/bank/useQuizBank';
import { Button } from '@/components/ui/Button';
import { answerText, type BankQuestion } from '@/lib/quiz/bankQuestion';
import { showOf, type Show } from '@/lib/classroom/show';
import { optionsOf } from '@/lib/quiz/select';
import styles from './Projector.module.css';

/** Questions for a whole room: one at a time in large type, its answer shown on a key. Nothing is typed, nothing is kept. */
export function Projector() {
  const questions = useQuizBank();
  const search = useSyncExternalStore(neverTold, readSearch, () => '');
  const [chosen, setChosen] = useState<string | null>(null);
  if (questions.status !== 'ready')
    return (
      <div className={styles.root} data-status={questions.status}>
        <p role="status">
          {questions.status === 'loading'
            ? 'Chargement des questions…'
            : 'Les questions n’ont pas pu être chargées.'}
        </p>
        {questions.status === 'failed' && (
          <Button look="outline" onClick={questions.retry}>
            Réessayer
          </Button>
        )}
      </div>
    );
  const { bank } = questions;
  const show = showOf(bank, search, chosen);
  return show ? (
    <Screen
      key={show.title}
      show={show}
      leave={chosen === null ? null : () => setChosen(null)}
    />
  ) : (
    <Chooser bank={bank} choose={setChosen} />
  );
}

interface ChooserProps {
  readonly bank: readonly BankQuestion[];
  readonly choose: (episode: string) => void;
}

function Chooser({ bank, choose }: ChooserProps) {
  return (
    <div className={styles.root}>
      <h2 className={styles.question}>{MODE_NAMES.episode.button}</h2>
      <ul role="list" className={styles.choices}>
        {optionsOf(bank, 'episode').map(({ value, count }) => (
          <li key={value}>
            <button type="button" className={styles.choice} onClick={() => choose(value)}>
              {`${value} (${count})`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ScreenProps {
  readonly show: Show;
  /** Back to the choice of an episode; null when a link has chosen. */
  readonly leave: (() => void) | null;
}

function Screen({ show, leave }: ScreenProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { questions, title } = show;
  const [rank, setRank] = useState(0);
  const [isShown, setIsShown] = useState(false);
  const question = questions[rank];
  const isChosen = leave !== null;

  // The button that chose is gone: the keys go on where its focus was.
  useEffect(() => {
    if (isChosen) root.current?.focus();
  }, [isChosen]);

  function go(to: number): void {
    if (to < 0 || to > questions.length) return;
    setRank(to);
    setIsShown(false);
  }

  /** Shows the answer, then the next question. */
  function advance(): void {
    if (question && !isShown) setIsShown(true);
    else go(rank + 1);
  }

  /** Only while the focus is on the screen: WCAG 2.2, success criterion 2.1.4. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowRight' || event.key === 'PageDown') go(rank + 1);
    else if (event.key === 'ArrowLeft' || event.key === 'PageUp') go(rank - 1);
    else if (event.key === ' ' && event.target === root.current) advance();
    else return;
    event.preventDefault();
  }

  return (
    // The screen is keyed as a whole; each key has its button below.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={root}
      className={styles.root}
      role="group"
      aria-labelledby={id}
      // A remote control sends keys to where the focus is: the screen takes it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {question ? (
        <>
          <p className={styles.rank}>
            {`${title}, question ${rank + 1} sur ${questions.length}`}
          </p>
          <h2 className={styles.question} id={id}>
            {question.question}
          </h2>
          <ol role="list" className={styles.answers}>
            {question.answers.map(({ id: answerId, answer }, index) => {
              const isRight = isShown && answerId === question.answerId;
              return (
                <li key={answerId} className={styles.answer} data-right={isRight || undefined}>
                  <span className={styles.letter}>{'ABCD'[index]}</span>
                  <span>{answer}</span>
                </li>
              );
            })}
          </ol>
          <div className={styles.told} role="status">
            {isShown && (
              <p>
                <span>Bonne réponse&nbsp;: </span>
                <strong>{answerText(question, question.answerId)}</strong>
                <span>{`. ${question.explanation}`}</span>
              </p>
            )}
          </div>
        </>
      ) : (
        <h2 className={styles.question} id={id}>
          {'C’est la fin. Merci\u202f!'}
        </h2>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.choice}
          disabled={rank === 0}
          onClick={() => go(rank - 1)}
        >
          Précédente
        </button>
        {question && (
          <button type="button" className={styles.choice} onClick={advance}>
            {isShown ? 'Suivante' : 'Montrer la réponse'}
          </button>
        )}
        {!question && leave && (
          <button type="button" className={styles.choice} onClick={leave}>
            Choisir un autre épisode
          </button>
        )}
      </div>
      <p className={styles.hint}>
        Espace montre la réponse puis passe à la suite&nbsp;; les flèches changent de question.
      </p>
    </div>
  );
}

const readSearch = (): string => window.location.search;

const neverTold = () => () => {};
