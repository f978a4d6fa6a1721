import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look: 'gold' | 'outline' | 'plain';
}

/** Renders a button in the look of an action; its type is `button` by default, so that it submits no form. */
export function Button({ look, type = 'button', className, ...rest }: ButtonProps) {
  return (
    <button type={type} className={clsx(styles.root, className)} data-look={look} {...rest} />
  );
}
