'use client';

import { useId, useRef } from 'react';
import { CopyButton } from '@/components/ui/CopyButton.client';
import styles from './CopyField.module.css';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly copyLabel: string;
  readonly copiedLabel: string;
}

/** Renders an address in a read-only field, selectable by hand, with a copy button. */
export function CopyField({ label, value, copyLabel, copiedLabel }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        className={styles.field}
        id={id}
        readOnly
        value={value}
        onFocus={({ target }) => target.select()}
      />
      <CopyButton
        text={value}
        label={copyLabel}
        copiedLabel={copiedLabel}
        onRefused={() => field.current?.focus()}
      />
    </div>
  );
}
