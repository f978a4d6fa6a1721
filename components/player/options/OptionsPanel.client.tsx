'use client';

import type { ReactNode } from 'react';
import { ChapterList } from '@/components/player/options/ChapterList.client';
import { SkipChoice } from '@/components/player/options/SkipChoice.client';
import { SleepChoice } from '@/components/player/options/SleepChoice.client';
import { SpeedChoice } from '@/components/player/options/SpeedChoice.client';
import { UpNext } from '@/components/player/options/UpNext.client';
import { VolumeControl } from '@/components/player/bar/VolumeControl.client';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import type { Extras } from '@/lib/player/extras/extras';
import styles from './OptionsPanel.module.css';

/** Slots among the options that other features fill. */
export interface OptionSlots {
  readonly story: ReactNode;
  /** Button that marks the moment, below the skip buttons, for a bar too narrow for the button. */
  readonly mark: ReactNode;
  /** Controls of offline reading, below the next episode. */
  readonly offline: ReactNode;
}

interface OptionsPanelProps {
  readonly extras: Extras;
  readonly slots: OptionSlots;
  readonly panelId: string;
  readonly onHelp: () => void;
}

/** Renders the listening options that do not fit in the bar. */
export function OptionsPanel({ extras, slots, panelId, onHelp }: OptionsPanelProps) {
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h2>Options de lecture</h2>
        <IconButton
          className={styles.close}
          popoverTarget={panelId}
          popoverTargetAction="hide"
          label="Fermer les options"
        >
          <Icon name="close" />
        </IconButton>
      </header>
      <SkipChoice />
      {slots.mark}
      <SpeedChoice />
      <SleepChoice sleep={extras.sleep} trackContext={extras.trackContext} />
      <VolumeControl place="panel" />
      {slots.story}
      <ChapterList trackContext={extras.trackContext} />
      <UpNext extras={extras} />
      {slots.offline}
      <button type="button" className={styles.help} aria-haspopup="dialog" onClick={onHelp}>
        <Icon name="quiz" size={20} />
        Raccourcis clavier
      </button>
    </div>
  );
}
