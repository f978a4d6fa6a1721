'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { revealThreshold } from '@/lib/site/reveal';
import styles from './Reveal.module.css';

interface RevealProps {
  readonly className?: string | undefined;
  /** Whether the direct children fade in one after the other. */
  readonly isStaggered?: boolean;
  readonly children: ReactNode;
}

/**
 * Fades its content in, once, when the content enters the viewport. The server sends visible content, and
 * hydration hides only content outside the viewport: without script, without
 * IntersectionObserver or under reduced motion everything stays visible.
 */
export function Reveal({ className, isStaggered = false, children }: RevealProps) {
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'shown' | 'waiting'>('shown');

  useEffect(() => {
    const element = root.current;
    if (!element || !('IntersectionObserver' in window) || prefersReducedMotion()) return;
    const threshold = revealThreshold(element.offsetHeight, window.innerHeight);
    const observer = new IntersectionObserver(
      (entries) => {
        const isVisible = entries.some(
          (entry) => entry.intersectionRatio >= threshold - RATIO_TOLERANCE,
        );
        setState(isVisible ? 'shown' : 'waiting');
        if (isVisible) observer.disconnect();
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={root}
      className={clsx(styles.root, className)}
      data-reveal={state}
      data-stagger={isStaggered || undefined}
    >
      {children}
    </div>
  );
}

/** Tolerance on `intersectionRatio`, which browsers round. */
const RATIO_TOLERANCE = 0.005;

const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;
