import tones from '@/components/timeline/drawing/tones.module.css';
import type { ShownLane } from '@/lib/timeline/board/shownBoard';
import styles from './StageLanes.module.css';

interface StageLanesProps {
  readonly lanes: readonly ShownLane[];
  /** How many lanes there are, those put away included: the painters read their colours here. */
  readonly count: number;
}

/** The names of the lanes, which stay while the axis moves, and their colours. */
export function StageLanes({ lanes, count }: StageLanesProps) {
  return (
    <>
      {lanes.map(({ id, name, top, tone }) => (
        <p
          key={id}
          ref={(element) => {
            if (element) element.style.top = `${top}rem`;
          }}
          className={`${styles.lane} ${tones.tone}`}
          data-tone={tone}
          aria-hidden="true"
        >
          {name}
        </p>
      ))}
      {Array.from({ length: count }, (_, tone) => (
        <span
          key={tone}
          className={`${styles.swatch} ${tones.tone}`}
          data-tone={tone}
          data-swatch
          hidden
        />
      ))}
    </>
  );
}
