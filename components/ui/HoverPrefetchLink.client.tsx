'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

interface HoverPrefetchLinkProps<T extends string> {
  readonly href: Route<T>;
  readonly className: string | undefined;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** Renders a link that prefetches its page on hover, focus or touch, not when the link enters the viewport. */
export function HoverPrefetchLink<T extends string>({
  href,
  className,
  isCurrent,
  children,
}: HoverPrefetchLinkProps<T>) {
  const router = useRouter();
  const prefetchPage = (): void => router.prefetch(href);
  return (
    <Link
      className={className}
      href={href}
      prefetch={false}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={prefetchPage}
      onFocus={prefetchPage}
    >
      {children}
    </Link>
  );
}
