'use client';

import clsx from 'clsx';
import { useEffect, useRef, type ComponentProps } from 'react';
import styles from './Range.module.css';

interface RangeProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Filled part of the track, from 0 to 1; clamped. */
  readonly ratio: number;
  /**
   * Called with the value at the native `change` event, when the thumb is released: React's
   * `onChange` is the `input` event.
   */
  readonly onCommit?: (value: number) => void;
}

/** Renders a native slider with a filled track. */
export function Range({ ratio, onCommit, className, ...rest }: RangeProps) {
  const slider = useRef<HTMLInputElement>(null);

  // Sets the property by script: a style attribute would need 'unsafe-inline' in the Content-Security-Policy.
  useEffect(() => {
    slider.current?.style.setProperty('--fill', `${100 * Math.min(1, Math.max(0, ratio))}%`);
  }, [ratio]);

  useEffect(() => {
    const input = slider.current;
    if (!input || !onCommit) return;
    const commit = (): void => onCommit(input.valueAsNumber);
    input.addEventListener('change', commit);
    return () => input.removeEventListener('change', commit);
  }, [onCommit]);

  return <input ref={slider} className={clsx(styles.root, className)} type="range" {...rest} />;
}
