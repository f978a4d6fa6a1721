import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './SearchField.module.css';

interface SearchFieldProps extends ComponentProps<'input'> {
  /** Its accessible name. */
  readonly label: string;
}

/** A field to search with; the rest of its properties are those of an input. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <div className={styles.root}>
      <Icon name="search" size={20} />
      <input
        {...input}
        className={styles.input}
        type="search"
        aria-label={label}
        autoComplete="off"
      />
    </div>
  );
}
