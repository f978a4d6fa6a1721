'use client';

import { useId, useRef, useState, type FocusEvent } from 'react';
import {
  OptionsPanel,
  type OptionSlots,
} from '@/components/player/options/OptionsPanel.client';
import { useObservable } from '@/components/player/useObservable';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import type { Extras } from '@/lib/player/extras/extras';
import styles from './OptionsButton.module.css';

interface OptionsButtonProps {
  readonly extras: Extras;
  readonly slots: OptionSlots;
  readonly onHelp: () => void;
}

/**
 * Renders the button of the options, a popover above the bar: the browser closes it at Escape or at
 * a press outside and returns the focus.
 */
export function OptionsButton({ extras, slots, onHelp }: OptionsButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isTimerOn = useObservable(extras.sleep.choice) !== 'off';

  /**
   * Closes the popover when the focus moves past it, since the popover hides what follows. A move of the focus to the
   * button leaves the popover open: the same press would open a closed popover again.
   */
  function onBlur({ relatedTarget }: FocusEvent): void {
    const isInside = [button, popover].some(({ current }) => current?.contains(relatedTarget));
    if (relatedTarget && !isInside) popover.current?.hidePopover();
  }

  return (
    <>
      <IconButton
        ref={button}
        className={styles.button}
        popoverTarget={id}
        label="Plus d’options"
        title={isTimerOn ? 'Plus d’options (la minuterie est en marche)' : 'Plus d’options'}
        aria-expanded={isOpen}
        data-timed={isTimerOn}
        onBlur={onBlur}
      >
        <Icon name="sliders" />
      </IconButton>
      <div
        ref={popover}
        id={id}
        className={styles.panel}
        popover="auto"
        role="dialog"
        aria-label="Options de lecture"
        tabIndex={-1}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') setOpen(true);
        }}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') currentTarget.focus({ preventScroll: true });
          // After the popover is hidden: unmounting a focused control earlier would lose the focus to return.
          else setOpen(false);
        }}
        onBlur={onBlur}
      >
        {isOpen && (
          <OptionsPanel
            extras={extras}
            slots={slots}
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
