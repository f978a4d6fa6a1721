import { memo } from 'react';
import { TieSign } from '@/components/genealogy/drawing/TieSign';
import type { Drawing } from '@/lib/genealogy/layout/drawing';
import { tieLines } from '@/lib/genealogy/layout/ties';
import { strokeOf, TIE_WORDS } from '@/lib/genealogy/lineStyle';
import type { Tree } from '@/lib/genealogy/tree';
import styles from './TreeLines.module.css';

interface TreeLinesProps {
  readonly tree: Tree;
  readonly drawing: Drawing;
}

/** Path of an eight-pointed star, 6 pixels in radius: the knot of a marriage. */
const KNOT =
  'M0-6 1.7-4.1 4.2-4.2 4.1-1.7 6 0 4.1 1.7 4.2 4.2 1.7 4.1 0 6-1.7 4.1-4.2 4.2-4.1 1.7-6 0-4.1-1.7-4.2-4.2-1.7-4.1z';

/** Renders the lines below the cards, in order of painting: ties, descent, marriages with their knots. */
export const TreeLines = memo(function TreeLines({ tree, drawing }: TreeLinesProps) {
  const { grades, ties } = tree;
  return (
    <g aria-hidden="true">
      {tieLines(drawing, ties).map(({ tie, path, x, y }) => (
        <g key={`${tie.kind} ${tie.from} ${tie.to}`} data-tie={tie.kind}>
          <title>{TIE_WORDS[tie.kind]}</title>
          <path className={styles.tie} d={path} data-tie={tie.kind} />
          <TieSign kind={tie.kind} x={x} y={y} />
        </g>
      ))}
      {drawing.descents.map(({ union, child, path }) => (
        <path
          key={`${union}>${child}`}
          className={styles.descent}
          d={path}
          data-stroke={strokeOf(grades[child])}
        />
      ))}
      {drawing.marriages.map(({ union, path, isAcross }) => (
        <g key={union} className={styles.marriage} data-across={isAcross || undefined}>
          <path className={styles.outer} d={path} data-stroke={strokeOf(grades[union])} />
          <path className={styles.inner} d={path} />
        </g>
      ))}
      {drawing.marriages.map(({ union, x, y }) => (
        <path key={union} className={styles.knot} d={KNOT} transform={`translate(${x} ${y})`} />
      ))}
    </g>
  );
});
