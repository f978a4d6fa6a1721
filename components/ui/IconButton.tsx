import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name: the action, in words. */
  readonly label: string;
  /** 'framed' over a picture, 'solid' for the main button of a group; neither border nor background by default. */
  readonly look?: 'framed' | 'solid';
}

/**
 * Renders a button of one icon or a few characters, at least as large as a touch target; its type is `button` by
 * default, so that it submits no form.
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
