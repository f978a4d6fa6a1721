'use client';

import { ChapterList } from '@/components/player/ChapterList.client';
import { SleepChoice } from '@/components/player/SleepChoice.client';
import { SpeedChoice } from '@/components/player/SpeedChoice.client';
import { UpNext } from '@/components/player/UpNext.client';
import { VolumeControl } from '@/components/player/VolumeControl.client';
import { Icon } from '@/components/ui/Icon';
import type { Extras } from '@/lib/player/extras';
import styles from './OptionsPanel.module.css';

interface OptionsPanelProps {
  readonly extras: Extras;
  readonly panelId: string;
  readonly onHelp: () => void;
}

/** Everything about listening that the bar has no room for. */
export function OptionsPanel({ extras, panelId, onHelp }: OptionsPanelProps) {
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h2 className={styles.title}>Options de lecture</h2>
        <button
          type="button"
          className={styles.close}
          popoverTarget={panelId}
          popoverTargetAction="hide"
          aria-label="Fermer les options"
        >
          <Icon name="close" />
        </button>
      </header>
      <SpeedChoice />
      <SleepChoice sleep={extras.sleep} companion={extras.companion} />
      <VolumeControl place="panel" />
      <ChapterList companion={extras.companion} />
      <UpNext extras={extras} />
      <button type="button" className={styles.help} aria-haspopup="dialog" onClick={onHelp}>
        <Icon name="quiz" size={20} />
        Raccourcis clavier
      </button>
    </div>
  );
}
