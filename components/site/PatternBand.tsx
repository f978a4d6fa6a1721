import { useId } from 'react';
import { degrees } from '@/lib/geometry/point';
import { tilingCell } from '@/lib/geometry/scene/tilingCell';
import { octagonsAndSquares } from '@/lib/geometry/pattern/tilings';
import styles from './PatternBand.module.css';

const cell = tilingCell(octagonsAndSquares(44), { angle: degrees(66) });

/** Renders a faint tiling of eight-pointed stars behind the head of a page. */
export function PatternBand() {
  const id = useId();
  return (
    <svg className={styles.root} aria-hidden="true" focusable="false">
      <pattern id={id} width={cell.width} height={cell.height} patternUnits="userSpaceOnUse">
        <path d={cell.path} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
