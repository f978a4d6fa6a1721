import type { Mark } from '@/lib/timeline/board/marks';
import styles from './MarkShape.module.css';

interface MarkShapeProps {
  readonly mark: Mark;
  /** Formats a horizontal length: in pixels, or as a percentage of the width. */
  readonly formatX: (x: number) => string;
  /** Index of the lane whose gradients and patterns fill the mark; without a lane, an uncertain end is a plain tint. */
  readonly tone?: number;
}

/** Renders one shape of an entry in SVG, in the lane's colour. */
export function MarkShape({ mark, formatX, tone }: MarkShapeProps) {
  switch (mark.shape) {
    case 'rect':
      return (
        <>
          <rect
            className={styles.root}
            data-look={mark.look}
            x={formatX(mark.x)}
            y={mark.y}
            width={formatX(mark.width)}
            height={mark.height}
            rx={1.5}
          />
          {mark.look === 'hatched' &&
            (tone !== undefined && mark.width > 3 * mark.height ? (
              <rect
                fill={`url(#hachures-${tone})`}
                x={formatX(mark.x)}
                y={mark.y}
                width={formatX(mark.width)}
                height={mark.height}
              />
            ) : (
              <Hatch
                x={formatX(mark.x + mark.width / 2)}
                y={mark.y + mark.height / 2}
                reach={mark.height / 2}
              />
            ))}
        </>
      );
    case 'fade':
      return (
        <rect
          className={styles.fade}
          fill={
            tone === undefined
              ? undefined
              : `url(#fondu-${tone}-${mark.isEnd ? 'fin' : 'debut'})`
          }
          x={formatX(mark.x)}
          y={mark.y}
          width={formatX(mark.width)}
          height={mark.height}
        />
      );
    case 'dot':
      return (
        <>
          <circle
            className={styles.root}
            data-look={mark.look}
            data-about={mark.isAbout || undefined}
            cx={formatX(mark.x)}
            cy={mark.y}
            r={mark.radius}
          />
          {mark.look === 'hatched' && (
            <Hatch x={formatX(mark.x)} y={mark.y} reach={mark.radius * 0.7} />
          )}
        </>
      );
    case 'lozenge':
      return (
        <>
          <svg x={formatX(mark.x)} y={mark.y} overflow="visible">
            <path
              className={styles.root}
              data-look={mark.look}
              d={`M0-${mark.radius}l${mark.radius} ${mark.radius}-${mark.radius} ${mark.radius}-${mark.radius}-${mark.radius}z`}
            />
          </svg>
          {mark.look === 'hatched' && (
            <Hatch x={formatX(mark.x)} y={mark.y} reach={mark.radius * 0.5} />
          )}
        </>
      );
    case 'line':
      return (
        <line
          className={styles.line}
          data-dashed={mark.isDashed}
          x1={formatX(mark.x1)}
          y1={mark.y1}
          x2={formatX(mark.x2)}
          y2={mark.y2}
        />
      );
  }
}

interface HatchProps {
  readonly x: string;
  readonly y: number;
  /** Half the side of the hatched square, in pixels. */
  readonly reach: number;
}

/** Renders three strokes at 45°, the sign of a disputed date. */
function Hatch({ x, y, reach }: HatchProps) {
  const [r, half] = [reach, reach / 2];
  return (
    <svg x={x} y={y} overflow="visible">
      <path
        className={styles.hatch}
        d={`M${-r} ${half}L${half} ${-r}M${-half} ${r}L${r} ${-half}M${-r} ${r}L${r} ${-r}`}
      />
    </svg>
  );
}
