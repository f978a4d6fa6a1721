import type { Mode } from '@/lib/quiz/choice';
import styles from './ModeIcon.module.css';

/** Paths on a grid of 24: headphones, an hourglass, an eight-pointed star. */
const PATHS = {
  episode:
    'M4 15v-3a8 8 0 0 1 16 0v3M4 15.5A2.5 2.5 0 0 1 6.5 13H8v7H6.5A2.5 2.5 0 0 1 4 17.5ZM20 15.5a2.5 2.5 0 0 0-2.5-2.5H16v7h1.5a2.5 2.5 0 0 0 2.5-2.5Z',
  period: 'M6 3h12M6 21h12M7.5 3v3.5L12 12l4.5-5.5V3M7.5 21v-3.5L12 12l4.5 5.5V21M10 18.5h4',
  theme: 'M6 6h12v12H6ZM12 3.5 20.5 12 12 20.5 3.5 12Z',
} as const satisfies Record<Mode, string>;

export function ModeIcon({ mode }: { readonly mode: Mode }) {
  return (
    <svg
      className={styles.root}
      viewBox="0 0 24 24"
      width="32"
      height="32"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[mode]} />
    </svg>
  );
}
