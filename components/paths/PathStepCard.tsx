import Link from 'next/link';
import { StepCheckbox } from '@/components/paths/StepCheckbox.client';
import { PlayButton } from '@/components/player/PlayButton.client';
import { Icon, type IconName } from '@/components/ui/Icon';
import type { PathStep, StepKind } from '@/lib/paths/path';
import { OPENINGS } from '@/lib/paths/words';
import styles from './PathStepCard.module.css';

const ICONS = {
  episode: 'volume',
  chapter: 'volume',
  place: 'map',
  document: 'scroll',
  event: 'clock',
  building: 'building',
  sheet: 'book',
  questions: 'quiz',
} as const satisfies Record<StepKind, IconName>;

interface PathStepCardProps {
  readonly pathId: string;
  readonly step: PathStep;
  /** Rank in the path, from 1. */
  readonly rank: number;
}

/** Returns the id of a step's element on its page. */
export const stepAnchor = (rank: number): string => `etape-${rank}`;

/** Renders a step: its introductory sentence, its subject, and the controls that open or play the subject. */
export function PathStepCard({ pathId, step, rank }: PathStepCardProps) {
  const { key, kind, text, title, detail, href, playable } = step;
  const titleId = `titre-etape-${rank}`;
  return (
    <li className={styles.root} id={stepAnchor(rank)}>
      <p className={styles.text}>{text}</p>
      <article className={styles.card} aria-labelledby={titleId}>
        <span className={styles.icon}>
          <Icon name={ICONS[kind]} size={22} />
        </span>
        <p className={styles.detail}>{detail}</p>
        <h3 className={styles.title} id={titleId}>
          {title}
        </h3>
        <div className={styles.actions}>
          {playable && (
            <PlayButton
              episode={playable}
              label="Écouter"
              look="gold"
              describedBy={titleId}
              resumes
            />
          )}
          <Link className={styles.link} href={href} prefetch={false} aria-describedby={titleId}>
            {OPENINGS[kind]}
          </Link>
          <StepCheckbox pathId={pathId} stepKey={key} title={title} />
        </div>
      </article>
    </li>
  );
}
