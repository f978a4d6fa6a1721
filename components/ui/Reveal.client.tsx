'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { revealThreshold } from '@/lib/site/reveal';
import styles from './Reveal.module.css';

interface RevealProps {
  readonly className?: string | undefined;
  /** Lets the direct children come one after the other. */
  readonly stagger?: boolean;
  readonly children: ReactNode;
}

/**
 * Fades its content in, once, when it is scrolled to. The server sends it visible, and only what lies out of
 * sight is hidden afterwards: without script, without observer or under reduced motion nothing ever hides.
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
        const seen = entries.some((entry) => entry.intersectionRatio >= threshold - ROUNDING);
        setState(seen ? 'shown' : 'waiting');
        if (seen) observer.disconnect();
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

/** Browsers round the ratio that they report. */
const ROUNDING = 0.005;

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
