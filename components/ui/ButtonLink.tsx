import type { Route } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonLinkProps {
  readonly href: Route | { readonly pathname: string };
  readonly look: 'gold' | 'outline' | 'plain';
  readonly lang?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  /** False disables prefetching, for a page too heavy to be fetched because its link is in view. */
  readonly prefetch?: false;
  readonly children: ReactNode;
}

/** Renders a link to another page of the site in the look of an action. */
export function ButtonLink({ look, ...linkProps }: ButtonLinkProps) {
  return <Link className={styles.root} data-look={look} {...linkProps} />;
}
