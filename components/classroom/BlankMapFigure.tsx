import type { SheetMap } from '@/lib/classroom/sheet';
import styles from './BlankMapFigure.module.css';

/** Sizes as ratios of the frame's width, so that close and wide frames print alike. */
const DOT_RADIUS = 0.011;
const NUMBER_FONT_SIZE = 0.034;
const SCALE_BAR_HEIGHT = 0.006;

/** Renders a map without labels, its points numbered, with a line to write each name on. */
export function BlankMapFigure({ map }: { readonly map: SheetMap }) {
  const { frame, points, scale, drawing, size } = map;
  const unit = frame.width;
  const [x0, y0, width, height] = [frame.x, frame.y, frame.width, frame.height].map(Math.round);
  const scaleBarTop = frame.y + frame.height - 0.04 * unit;
  const scaleBarLeft = frame.x + 0.04 * unit;
  return (
    <figure className={styles.root}>
      <svg
        className={styles.map}
        // Intrinsic size with the frame's aspect ratio: under the print style's `max-height`,
        // another ratio would leave empty bands.
        width={width}
        height={height}
        viewBox={`${x0} ${y0} ${width} ${height}`}
        role="img"
        aria-label={`Carte muette\u00a0: ${points.length} points numérotés, à nommer.`}
      >
        <image href={drawing} x="0" y="0" {...size} />
        {points.map(({ number, x, y, label }) => (
          <g key={number}>
            <circle className={styles.dot} cx={x} cy={y} r={DOT_RADIUS * unit} />
            <text
              className={styles.number}
              x={label.x}
              y={label.y}
              textAnchor="middle"
              dominantBaseline="central"
              fontSize={NUMBER_FONT_SIZE * unit}
              strokeWidth={0.008 * unit}
            >
              {number}
            </text>
          </g>
        ))}
        <rect
          className={styles.dot}
          x={scaleBarLeft}
          y={scaleBarTop}
          width={scale.length}
          height={SCALE_BAR_HEIGHT * unit}
        />
        <text
          className={styles.number}
          x={scaleBarLeft}
          y={scaleBarTop - 0.012 * unit}
          fontSize={0.028 * unit}
          strokeWidth={0.006 * unit}
        >
          {`${String(scale.kilometres).replace('.', ',')} km`}
        </text>
      </svg>
      <ol role="list" className={styles.names}>
        {points.map(({ number }) => (
          <li key={number} className={styles.name}>
            {`${number}.`}
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>
        Côtes d’après Natural Earth (domaine public). En gris&nbsp;: reliefs et champs de lave.
      </figcaption>
    </figure>
  );
}
