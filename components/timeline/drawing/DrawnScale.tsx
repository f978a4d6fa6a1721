import { showWhole } from '@/lib/timeline/axis/view';
import { DRAWN_WIDTH, percent } from '@/lib/timeline/board/drawing';
import { hijriTicks, julianTicks, type Tick } from '@/lib/timeline/axis/ticks';
import { HIJRI_EPOCH } from '@/lib/time/hijriCalendar';
import { BEFORE_HIJRA } from '@/lib/time/hijriWords';
import styles from './DrawnScale.module.css';

const WHOLE = showWhole(DRAWN_WIDTH);
/** Least room of a label, in pixels: the drawing may be narrower than it is reckoned. */
const ROOM = 78;

/** Both scales of the whole: Julian years above, Hijri years below, which begin in 622. */
export function DrawnScale() {
  return (
    <svg className={styles.root} width="100%" height="3.25rem" focusable="false">
      <rect
        className={styles.before}
        y="1.625rem"
        width={percent(HIJRI_EPOCH)}
        height="1.625rem"
      />
      <text
        className={styles.label}
        x={percent(HIJRI_EPOCH)}
        dx="-8"
        y="2.7rem"
        textAnchor="end"
      >
        {BEFORE_HIJRA}
      </text>
      {julianTicks(WHOLE, DRAWN_WIDTH, ROOM).map((tick) => (
        <ScaleTick key={tick.day} tick={tick} top={0.6} />
      ))}
      {hijriTicks(WHOLE, DRAWN_WIDTH, ROOM).map((tick) => (
        <ScaleTick key={tick.day} tick={tick} top={2.225} />
      ))}
    </svg>
  );
}

function ScaleTick({ tick, top }: { readonly tick: Tick; readonly top: number }) {
  const x = percent(tick.day);
  return (
    <>
      <line
        className={styles.tick}
        x1={x}
        x2={x}
        y1={`${top + 0.5}rem`}
        y2={`${top + 1.025}rem`}
      />
      <text className={styles.label} x={x} dx="5" y={`${top + 0.475}rem`}>
        {tick.label}
      </text>
    </>
  );
}
