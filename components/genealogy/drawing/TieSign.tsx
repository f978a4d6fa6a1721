import type { LinkRecord } from '@/lib/genealogy/record';
import styles from './TieSign.module.css';

interface TieSignProps {
  readonly kind: LinkRecord['kind'];
  readonly x: number;
  readonly y: number;
}

/**
 * Paths of the signs within a disc of 18 pixels: a drop for milk kinship, two rings for an
 * alliance. Paths need no font.
 */
const SHAPES = {
  milk: 'M0-5.5C2.2-2.2 3.8-.6 3.8 1.6A3.8 3.8 0 0 1-3.8 1.6C-3.8-.6-2.2-2.2 0-5.5z',
  alliance:
    'M1.2 0a2.9 2.9 0 1 1-5.8 0a2.9 2.9 0 1 1 5.8 0M4.6 0a2.9 2.9 0 1 1-5.8 0a2.9 2.9 0 1 1 5.8 0',
} as const;
const LETTERS = { adoption: 'A', siblings: '=' } as const;

/** Renders the sign of a tie on its line, so that the kind is not conveyed by colour alone. */
export function TieSign({ kind, x, y }: TieSignProps) {
  return (
    <g className={styles.root} data-tie={kind} transform={`translate(${x} ${y})`}>
      <circle r={9} />
      {kind === 'milk' || kind === 'alliance' ? (
        <path d={SHAPES[kind]} />
      ) : (
        <text y={4.5}>{LETTERS[kind]}</text>
      )}
    </g>
  );
}
