'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { ProjectedQuestion } from '@/components/quiz/projector/ProjectedQuestion';
import { exitFullscreen } from '@/components/quiz/projector/fullscreen';
import { Icon } from '@/components/ui/Icon';
import type { ProjectedQuiz } from '@/lib/classroom/show';
import styles from './ProjectorScreen.module.css';

interface ProjectorScreenProps {
  readonly show: ProjectedQuiz;
  readonly leave: () => void;
}

/** Renders one question at a time over the whole window, in large type; a key reveals its answer. */
export function ProjectorScreen({ show, leave }: ProjectorScreenProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const { questions } = show;
  const [index, setIndex] = useState(0);
  const [isRevealed, setIsRevealed] = useState(false);
  const question = questions[index];

  useEffect(() => {
    // The browser ends fullscreen on Escape without a `keydown`: follow `fullscreenchange`. A change before this screen
    // has entered fullscreen belongs to the previous screen.
    let isFullscreen = false;
    const onFullscreenChange = (): void => {
      const wasFullscreen = isFullscreen;
      isFullscreen = document.fullscreenElement !== null;
      if (wasFullscreen && !isFullscreen) dialog.current?.close();
    };
    dialog.current?.showModal();
    screen.current?.focus();
    document.addEventListener('fullscreenchange', onFullscreenChange);
    return () => {
      document.removeEventListener('fullscreenchange', onFullscreenChange);
      exitFullscreen();
    };
  }, []);

  function showQuestion(newIndex: number): void {
    if (newIndex < 0 || newIndex > questions.length) return;
    setIndex(newIndex);
    setIsRevealed(false);
  }

  /** Closes the dialog, which restores the focus, and leaves: the event `close` follows too late for the next show. */
  function close(): void {
    dialog.current?.close();
    leave();
  }

  /** Reveals the answer, then moves to the next question. */
  function advance(): void {
    if (question && !isRevealed) setIsRevealed(true);
    else showQuestion(index + 1);
  }

  /** Acts on keys only while the focus is on the screen (WCAG 2.2, success criterion 2.1.4). */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowRight' || event.key === 'PageDown') showQuestion(index + 1);
    else if (event.key === 'ArrowLeft' || event.key === 'PageUp') showQuestion(index - 1);
    else if (event.key === ' ' && event.target === screen.current) advance();
    else return;
    event.preventDefault();
  }

  return (
    <dialog ref={dialog} className={styles.root} aria-labelledby={id} onClose={leave}>
      {/* Keys are handled on the screen as a whole; each key has an equivalent button below. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={screen}
        className={styles.screen}
        role="group"
        aria-labelledby={id}
        // A remote control sends keys to the focused element: the screen must be focusable.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {question ? (
          <ProjectedQuestion show={show} index={index} isRevealed={isRevealed} headingId={id} />
        ) : (
          <h2 className={styles.end} id={id}>
            {'C’est la fin. Merci\u202f!'}
          </h2>
        )}
        <div className={styles.foot}>
          <button
            type="button"
            className={styles.action}
            disabled={index === 0}
            onClick={() => showQuestion(index - 1)}
          >
            Précédente
          </button>
          {question && (
            <button type="button" className={styles.action} onClick={advance}>
              {isRevealed ? 'Suivante' : 'Montrer la réponse'}
            </button>
          )}
          {!question && (
            <button type="button" className={styles.action} onClick={close}>
              Choisir un autre épisode
            </button>
          )}
          <p className={styles.hint}>
            <kbd>Espace</kbd>
            <span>réponse, puis suite</span>
            <kbd>← →</kbd>
            <span>questions</span>
            <kbd>Échap</kbd>
            <span>quitter</span>
          </p>
          <button type="button" className={styles.close} aria-label="Quitter" onClick={close}>
            <Icon name="close" size={24} />
          </button>
        </div>
      </div>
    </dialog>
  );
}
