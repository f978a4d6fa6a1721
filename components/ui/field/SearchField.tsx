import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './SearchField.module.css';

interface SearchFieldProps extends ComponentProps<'input'> {
  readonly label: string;
}

/** Renders a search input; the other properties are those of the element. */
export function SearchField({ label, ...inputProps }: SearchFieldProps) {
  return (
    <div className={styles.root}>
      <Icon name="search" size={20} />
      <input
        {...inputProps}
        className={styles.input}
        type="search"
        aria-label={label}
        autoComplete="off"
      />
    </div>
  );
}
