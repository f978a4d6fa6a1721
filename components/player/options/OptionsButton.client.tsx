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

/** Opens the options above the bar. The browser closes them at Escape or a press beside them, and gives the focus back. */
export function OptionsButton({ extras, slots, onHelp }: OptionsButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isTimed = useObservable(extras.sleep.choice) !== 'off';

  /**
   * Going on with Tab, the reader must not come to what the panel hides. The button is no way out: were the panel
   * closed as soon as the button takes the focus, the press that gave it the focus would open it again.
   */
  function leave({ relatedTarget }: FocusEvent): void {
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
        title={isTimed ? 'Plus d’options (la minuterie est en marche)' : 'Plus d’options'}
        aria-expanded={isOpen}
        data-timed={isTimed}
        onBlur={leave}
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
          // Once it is hidden: a control that went with the focus on it would leave nothing to give back.
          else setOpen(false);
        }}
        onBlur={leave}
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
