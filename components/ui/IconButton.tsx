import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What a press does, in words: nothing else says it. */
  readonly label: string;
  /** Bare where it is absent; 'framed' over a picture, 'solid' for the chief one of a group. */
  readonly look?: 'framed' | 'solid';
}

/** Draws a button of one icon, or of a few signs, as large as a finger; it submits nothing unless told to. */
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
