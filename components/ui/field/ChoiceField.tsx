import type { ComponentProps } from 'react';
import styles from './ChoiceField.module.css';

interface ChoiceFieldProps extends ComponentProps<'select'> {
  readonly label: string;
  /** Position of the label: before the select, above the select in a narrow container, or hidden on a phone. */
  readonly labelled?: 'before' | 'above' | 'unless-narrow';
}

/** Renders a labelled `<select>`; its options are the children, the other properties those of the element. */
export function ChoiceField({
  label,
  labelled = 'before',
  children,
  ...selectProps
}: ChoiceFieldProps) {
  return (
    <label className={styles.root} data-labelled={labelled}>
      <span className={styles.label}>{label}</span>
      <select {...selectProps} className={styles.select}>
        {children}
      </select>
    </label>
  );
}
