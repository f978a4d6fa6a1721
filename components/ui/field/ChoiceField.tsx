import type { ComponentProps } from 'react';
import styles from './ChoiceField.module.css';

interface ChoiceFieldProps extends ComponentProps<'select'> {
  readonly label: string;
  /**
   * Where the label stands: before the choice, above it where there is little room beside or, on a phone, nowhere in
   * sight.
   */
  readonly labelled?: 'before' | 'above' | 'unless-narrow';
}

/** A choice among a few, with its label; its options are its children, its other properties those of a select. */
export function ChoiceField({
  label,
  labelled = 'before',
  children,
  ...select
}: ChoiceFieldProps) {
  return (
    <label className={styles.root} data-labelled={labelled}>
      <span className={styles.label}>{label}</span>
      <select {...select} className={styles.select}>
        {children}
      </select>
    </label>
  );
}
