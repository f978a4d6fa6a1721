import type { Mark } from '@/lib/timeline/board/marks';
import styles from './MarkShape.module.css';

interface MarkShapeProps {
  readonly mark: Mark;
  /** Writes a horizontal distance: in pixels, or as a percentage of the width. */
  readonly across: (x: number) => string;
}

/** One shape of an entry, in SVG; the colour is the lane's. */
export function MarkShape({ mark, across }: MarkShapeProps) {
  switch (mark.shape) {
    case 'rect':
      return (
        <rect
          className={styles.root}
          data-look={mark.look}
          x={across(mark.x)}
          y={mark.y}
          width={across(mark.width)}
          height={mark.height}
          rx={2}
        />
      );
    case 'dot':
      return (
        <circle
          className={styles.root}
          data-look={mark.look}
          cx={across(mark.x)}
          cy={mark.y}
          r={mark.radius}
        />
      );
    case 'lozenge':
      return (
        <svg x={across(mark.x)} y={mark.y} overflow="visible">
          <path
            className={styles.root}
            data-look={mark.look}
            d={`M0-${mark.radius}l${mark.radius} ${mark.radius}-${mark.radius} ${mark.radius}-${mark.radius}-${mark.radius}z`}
          />
        </svg>
      );
    case 'line':
      return (
        <line
          className={styles.line}
          data-dashed={mark.isDashed}
          x1={across(mark.x1)}
          y1={mark.y1}
          x2={across(mark.x2)}
          y2={mark.y2}
        />
      );
    case 'question':
      return (
        <text className={styles.question} x={across(mark.x)} y={mark.y + 4} textAnchor="middle">
          ?
        </text>
      );
  }
}
