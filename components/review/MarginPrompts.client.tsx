'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { Prompt } from '@/lib/review/prompt';
import styles from './MarginPrompts.module.css';

/** Loaded at the first press only. */
const Margin = dynamic(
  () => import('@/components/review/margin/Margin.client').then(({ Margin: part }) => part),
  { ssr: false },
);

/** Renders the button that shows, in the margin of a transcript, which questions can be added to the review. */
export function MarginPrompts({ prompts }: { readonly prompts: readonly Prompt[] }) {
  const [isOn, setIsOn] = useState(false);
  if (prompts.length === 0) return null;
  return (
    <div className={styles.root}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => setIsOn(target.checked)}
        />
        Choisir des questions à réviser
      </label>
      {isOn && <Margin prompts={prompts} />}
    </div>
  );
}
