'use client';

import { useId, useRef, useState, type FocusEvent } from 'react';
import { OptionsPanel } from '@/components/player/OptionsPanel.client';
import { useObservable } from '@/components/player/useObservable';
import { Icon } from '@/components/ui/Icon';
import type { Extras } from '@/lib/player/extras';
import styles from './OptionsButton.module.css';

interface OptionsButtonProps {
  readonly extras: Extras;
  readonly onHelp: () => void;
}

/** Opens the options above the bar. The browser closes them at Escape or a press beside them, and gives the focus back. */
export function OptionsButton({ extras, onHelp }: OptionsButtonProps) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isTimed = useObservable(extras.sleep.choice) !== 'off';

  /** Going on with Tab, the reader must not come to what the panel hides. */
  function leave({ relatedTarget, currentTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) popover.current?.hidePopover();
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-label="Plus d’options"
        title={isTimed ? 'Plus d’options (la minuterie est en marche)' : 'Plus d’options'}
        aria-expanded={isOpen}
        data-timed={isTimed}
      >
        <Icon name="sliders" />
      </button>
      <div
        ref={popover}
        id={id}
        className={styles.panel}
        popover="auto"
        role="dialog"
        aria-label="Options de lecture"
        tabIndex={-1}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') currentTarget.focus({ preventScroll: true });
        }}
        onBlur={leave}
      >
        {isOpen && (
          <OptionsPanel
            extras={extras}
            panelId={id}
            onHelp={() => {
              popover.current?.hidePopover();
              onHelp();
            }}
          />
        )}
      </div>
    </>
  );
}
