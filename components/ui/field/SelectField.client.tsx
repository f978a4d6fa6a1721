'use client';

import styles from './SelectField.module.css';

interface SelectFieldProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** Renders a labelled `<select>` with an empty first option. */
export function SelectField({ label, options, value, onChange }: SelectFieldProps) {
  return (
    <label className={styles.root}>
      <span className={styles.label}>{label}</span>
      <select
        className={styles.select}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">Choisir…</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
