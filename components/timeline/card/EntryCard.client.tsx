'use client';

import { useEffect, useRef } from 'react';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { GradeSample } from '@/components/timeline/card/GradeSample';
import { scrollAboveCard } from '@/components/timeline/card/scrollAboveCard';
import { useDigest } from '@/components/timeline/card/useDigest';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { formatClock } from '@/lib/time/clock';
import { hijriYearsWords } from '@/lib/time/hijriWords';
import { entryPath } from '@/lib/timeline/address';
import type { BoardEntry } from '@/lib/timeline/board/board';
import { gradeWords } from '@/lib/timeline/words';
import styles from './EntryCard.module.css';

interface EntryCardProps {
  readonly entry: BoardEntry;
  /** Side of the stage on which the card leaves the entry uncovered. */
  readonly side: 'left' | 'right';
  /** Entries that pass the filters, in chronological order: the card steps through them. */
  readonly entries: readonly BoardEntry[];
  readonly onGo: (entry: BoardEntry) => void;
  readonly onClose: () => void;
}

/** Renders the card of a selected entry: kind, date in both calendars, certainty, passage of an episode. */
export function EntryCard({ entry, side, entries, onGo, onClose }: EntryCardProps) {
  const { id, title, when, from, to, grade, isAccepted } = entry;
  const player = usePlayer();
  const digest = useDigest(id);
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (card.current) scrollAboveCard(id, card.current);
  }, [id]);

  const index = entries.findIndex((entryInOrder) => entryInOrder.id === id);
  const passage = digest?.passage;
  return (
    // Escape closes the card wherever the focus is in it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={card}
      className={styles.root}
      data-side={side}
      role="dialog"
      aria-labelledby="fiche-titre"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <p className={styles.kind}>{digest?.kind ?? '\u00a0'}</p>
      <IconButton className={styles.close} label="Fermer la fiche" onClick={onClose}>
        <Icon name="close" size={20} />
      </IconButton>
      <h2 ref={heading} id="fiche-titre" className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      <dl className={styles.dates}>
        <div>
          <dt>calendrier julien</dt>
          <dd>{when}</dd>
        </div>
        <div>
          <dt>calendrier de l’Hégire</dt>
          <dd>{digest?.hijri ?? hijriYearsWords(from, to)}</dd>
        </div>
      </dl>
      <p className={styles.grade}>
        <GradeSample grade={grade} />
        <span>{gradeWords(grade, isAccepted)}</span>
      </p>
      <p className={styles.text}>{digest?.text}</p>
      <div className={styles.actions}>
        {passage && (
          <Button
            look="gold"
            className={styles.action}
            onClick={() => player.play(passage.episode, { at: passage.at })}
          >
            <Icon name="play" size={18} />
            <span>Écouter</span>
            <span className={styles.clock}>{formatClock(passage.at)}</span>
          </Button>
        )}
        <ButtonLink look="outline" href={{ pathname: entryPath(id) }}>
          <Icon name="book" size={18} />
          <span>Lire</span>
        </ButtonLink>
        <Step icon="left" label="Événement précédent" entry={entries[index - 1]} onGo={onGo} />
        <Step icon="right" label="Événement suivant" entry={entries[index + 1]} onGo={onGo} />
      </div>
    </div>
  );
}

interface StepProps {
  readonly icon: 'left' | 'right';
  readonly label: string;
  /** Undefined at the end of the timeline. */
  readonly entry: BoardEntry | undefined;
  readonly onGo: (entry: BoardEntry) => void;
}

/** Renders the button to the card of a neighbour in time; without a neighbour it has no effect but keeps the focus. */
function Step({ icon, label, entry, onGo }: StepProps) {
  return (
    <IconButton
      className={styles.step}
      look="framed"
      label={label}
      aria-disabled={entry === undefined}
      onClick={() => entry && onGo(entry)}
    >
      <Icon name={icon} size={20} />
    </IconButton>
  );
}
