import type { Route } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonLinkProps {
  readonly href: Route | { readonly pathname: string };
  readonly look: 'gold' | 'outline' | 'plain';
  readonly lang?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  /** False for a page that weighs more than a look at its link is worth. */
  readonly prefetch?: false;
  readonly children: ReactNode;
}

/** Draws a link to another page in the look of an action. */
export function ButtonLink({ look, ...link }: ButtonLinkProps) {
  return <Link className={styles.root} data-look={look} {...link} />;
}
