'use client';

import type { ReactNode } from 'react';
import { useObservable } from '@/components/player/useObservable';
import type { WritableStore } from '@/lib/store';
import styles from './Switch.module.css';

interface SwitchProps {
  readonly value: WritableStore<boolean>;
  readonly children: ReactNode;
}

export function Switch({ value, children }: SwitchProps) {
  const isOn = useObservable(value);
  return (
    <label className={styles.root}>
      <span>{children}</span>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={isOn}
        onChange={({ target }) => value.set(target.checked)}
      />
    </label>
  );
}
