import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name: the action, in words. */
  readonly label: string;
  /** 'framed' over a picture, 'solid' for the main button of a group; without it, no edge and no ground. */
  readonly look?: 'framed' | 'solid';
}

/**
 * Renders a button of one icon or a few characters, at least as large as a finger's target. It
 * submits no form by default.
 */
export function IconButton({
  label,
  look,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      className={clsx(styles.root, className)}
      data-look={look}
      aria-label={label}
      {...rest}
    />
  );
}
