import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonAnchorProps extends ComponentProps<'a'> {
  readonly look: 'gold' | 'outline' | 'plain';
}

/** Draws a link in the look of an action, to what is no page of the site: a file, another site. */
export function ButtonAnchor({ look, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a className={clsx(styles.root, className)} data-look={look} {...rest}>
      {children}
    </a>
  );
}
