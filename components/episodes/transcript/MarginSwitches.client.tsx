'use client';

import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { Prompt } from '@/lib/review/prompt';
import styles from './MarginSwitches.module.css';

/** Loaded at the first press of their switch only. */
const Prompts = dynamic(
  () => import('@/components/review/Margin.client').then(({ Margin: part }) => part),
  { ssr: false },
);
const Marks = dynamic(
  () =>
    import('@/components/notebook/SentenceMarks.client').then(
      ({ SentenceMarks: part }) => part,
    ),
  { ssr: false },
);

interface MarginSwitchesProps {
  readonly prompts: readonly Prompt[];
  readonly episode: PlayableEpisode;
}

/** Renders the switches that show buttons beside the sentences: questions to review, marks for the notebook. */
export function MarginSwitches({ prompts, episode }: MarginSwitchesProps) {
  return (
    <>
      {prompts.length > 0 && (
        <Switch label="Choisir des questions à réviser">
          <Prompts prompts={prompts} />
        </Switch>
      )}
      <Switch label="Marquer des phrases">
        <Marks episode={episode} />
      </Switch>
    </>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Switch({ label, children }: SwitchProps) {
  const [isOn, setIsOn] = useState(false);
  return (
    <div className={styles.root}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => setIsOn(target.checked)}
        />
        <span>{label}</span>
      </label>
      {isOn && children}
    </div>
  );
}
