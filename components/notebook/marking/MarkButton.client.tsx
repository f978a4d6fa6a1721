'use client';

import type { MouseEvent } from 'react';
import { markMoment } from '@/components/notebook/marking/markMoment';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import styles from './MarkButton.module.css';

const MARK_LABEL = 'Marquer ce moment';

/** Renders the button that marks the moment, in the player's bar; a phone shows MarkOption instead. */
export function MarkButton() {
  const player = usePlayer();
  return (
    <IconButton
      className={styles.barButton}
      label={MARK_LABEL}
      title={`${MARK_LABEL} (B)`}
      onClick={() => markMoment(player)}
    >
      <Icon name="bookmark" />
    </IconButton>
  );
}

/** Renders the button that marks the moment, among the options of a narrow bar; a press closes the options. */
export function MarkOption() {
  const player = usePlayer();

  function markAndClose({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    markMoment(player);
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
  }

  return (
    <Button className={styles.option} look="outline" onClick={markAndClose}>
      <Icon name="bookmark" size={20} />
      <span>{MARK_LABEL}</span>
    </Button>
  );
}
