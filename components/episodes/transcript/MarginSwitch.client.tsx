'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { MarginContent } from '@/components/episodes/transcript/MarginPart.client';
import styles from './MarginSwitch.module.css';

/** Renders the buttons in the margin, whose script is loaded when the switch is first turned on. */
const MarginPart = dynamic(
  () =>
    import('@/components/episodes/transcript/MarginPart.client').then(
      ({ MarginPart: component }) => component,
    ),
  { ssr: false },
);

interface MarginSwitchProps {
  readonly label: string;
  readonly content: MarginContent;
}

/** Renders a switch that shows buttons beside the sentences of a transcript. */
export function MarginSwitch({ label, content }: MarginSwitchProps) {
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
      {isOn && <MarginPart {...content} />}
    </div>
  );
}
