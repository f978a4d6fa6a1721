import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look: 'gold' | 'outline' | 'plain';
}

/** Draws a button in the look of an action; it submits nothing unless told to. */
export function Button({ look, type = 'button', className, ...rest }: ButtonProps) {
  return (
    <button type={type} className={clsx(styles.root, className)} data-look={look} {...rest} />
  );
}
