'use client';

import { useRef } from 'react';
import { pathProgress } from '@/components/paths/pathProgress';
import { usePathProgress } from '@/components/paths/usePathProgress';
import { Button } from '@/components/ui/Button';
import { ButtonAnchor } from '@/components/ui/ButtonAnchor';
import { withoutPath } from '@/lib/paths/progress';
import styles from './PathProgressPanel.module.css';

interface PathProgressPanelProps {
  readonly pathId: string;
  /** Steps in order: key, title, and the id of its element on the page. */
  readonly steps: readonly {
    readonly key: string;
    readonly title: string;
    readonly anchor: string;
  }[];
}

/** Renders the progress on a learning path, and the link to the next step. */
export function PathProgressPanel({ pathId, steps }: PathProgressPanelProps) {
  const { doneKeys, isRefused } = usePathProgress(pathId);
  const root = useRef<HTMLElement>(null);
  const doneCount = steps.filter(({ key }) => doneKeys.includes(key)).length;
  const nextStep = steps.find(({ key }) => !doneKeys.includes(key));

  return (
    <section ref={root} className={styles.root} aria-label="Votre avancée" tabIndex={-1}>
      <p role="status">
        <span className={styles.figure}>{doneCount}</span>
        <span>{` étape${doneCount > 1 ? 's' : ''} sur ${steps.length}`}</span>
      </p>
      <progress
        className={styles.bar}
        value={doneCount}
        max={steps.length}
        aria-label="Étapes faites"
      />
      {nextStep ? (
        <ButtonAnchor look="gold" href={`#${nextStep.anchor}`}>
          <span>{doneCount === 0 ? 'Commencer' : 'Continuer'}</span>
          <span className="visually-hidden">{`\u00a0: ${nextStep.title}`}</span>
        </ButtonAnchor>
      ) : (
        <>
          <p className={styles.end}>Vous êtes au bout de ce parcours.</p>
          <Button
            look="outline"
            onClick={() => {
              // The pressed button is removed: the focus moves to the section.
              root.current?.focus({ preventScroll: true });
              pathProgress.change((progress) => withoutPath(progress, pathId));
            }}
          >
            Tout décocher
          </Button>
        </>
      )}
      <p className={styles.note}>
        {isRefused
          ? 'Ce navigateur refuse de garder votre avancée\u00a0: elle durera le temps de cette visite.'
          : 'Votre avancée reste sur cet appareil, et n’est envoyée à personne.'}
      </p>
    </section>
  );
}
