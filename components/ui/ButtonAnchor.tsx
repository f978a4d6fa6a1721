import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonAnchorProps extends ComponentProps<'a'> {
  readonly look: 'gold' | 'outline' | 'plain';
}

/**
 * Renders a plain `<a>` in the look of an action, for addresses that the router does not know: a file, another site.
 */
export function ButtonAnchor({ look, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a className={clsx(styles.root, className)} data-look={look} {...rest}>
      {children}
    </a>
  );
}
