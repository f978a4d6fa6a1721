'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { revealThreshold } from '@/lib/site/reveal';
import styles from './Reveal.module.css';

interface RevealProps {
  readonly className?: string | undefined;
  /** Staggers the entrance of the direct children. */
  readonly stagger?: boolean;
  readonly children: ReactNode;
}

/**
 * Fades its content in, once, when it enters the viewport. The server sends it visible, and only
 * content outside the viewport is hidden after hydration: without script, without
 * IntersectionObserver or under reduced motion everything stays visible.
 */
export function Reveal({ className, stagger = false, children }: RevealProps) {
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'shown' | 'waiting'>('shown');

  useEffect(() => {
    const element = root.current;
    if (!element || !('IntersectionObserver' in window) || prefersStillness()) return;
    const threshold = revealThreshold(element.offsetHeight, window.innerHeight);
    const observer = new IntersectionObserver(
      (entries) => {
        const isVisible = entries.some(
          (entry) => entry.intersectionRatio >= threshold - ROUNDING,
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
      data-stagger={stagger || undefined}
    >
      {children}
    </div>
  );
}

/** Tolerance on `intersectionRatio`, which browsers round. */
const ROUNDING = 0.005;

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
