import { DrawnEras } from '@/components/timeline/drawing/DrawnEras';
import { DrawnYear } from '@/components/timeline/drawing/DrawnYear';
import { wholeViewport } from '@/lib/timeline/axis/view';
import { DRAWN_WIDTH, percent } from '@/lib/timeline/board/drawing';
import { hijriTicks, julianTicks, type Tick } from '@/lib/timeline/axis/ticks';
import type { Era } from '@/lib/timeline/record';
import { HIJRI_EPOCH } from '@/lib/time/hijriCalendar';
import { BEFORE_HIJRA } from '@/lib/time/hijriWords';
import styles from './DrawnScale.module.css';

const WHOLE_VIEWPORT = wholeViewport(DRAWN_WIDTH);
/** Least width of a label, in pixels; generous, since the drawing may be narrower than computed. */
const LABEL_WIDTH = 72;

/** Renders both scales of the whole timeline: Julian years above, Hijri years (from 622) below, then the eras. */
export function DrawnScale({ eras }: { readonly eras: readonly Era[] }) {
  return (
    <svg className={styles.root} width="100%" height="4.25rem" focusable="false">
      <rect
        className={styles.beforeHijra}
        y="1.5rem"
        width={percent(HIJRI_EPOCH)}
        height="1.5rem"
      />
      <text
        className={styles.hijri}
        x={percent(HIJRI_EPOCH)}
        dx="-36"
        y="2.55rem"
        textAnchor="end"
      >
        {BEFORE_HIJRA}
      </text>
      <line className={styles.rail} x2="100%" y1="1.5rem" y2="1.5rem" />
      {julianTicks(WHOLE_VIEWPORT, DRAWN_WIDTH, LABEL_WIDTH).map((tick) => (
        <ScaleTick key={tick.day} tick={tick} look="julian" />
      ))}
      {hijriTicks(WHOLE_VIEWPORT, DRAWN_WIDTH, LABEL_WIDTH).map((tick) => (
        <ScaleTick key={tick.day} tick={tick} look="hijri" />
      ))}
      <svg y="3rem" height="1.25rem">
        <DrawnEras eras={eras} isNamed />
      </svg>
      <DrawnYear hasLabel />
    </svg>
  );
}

function ScaleTick({ tick, look }: { readonly tick: Tick; readonly look: 'julian' | 'hijri' }) {
  const x = percent(tick.day);
  const isJulian = look === 'julian';
  return (
    <>
      <line
        className={styles.tick}
        x1={x}
        x2={x}
        y1={isJulian ? '0.9rem' : '1.5rem'}
        y2={isJulian ? '1.5rem' : '2.1rem'}
      />
      <text
        className={isJulian ? styles.julian : styles.hijri}
        x={x}
        dx="5"
        y={isJulian ? '1.1rem' : '2.55rem'}
      >
        {tick.label}
      </text>
    </>
  );
}
