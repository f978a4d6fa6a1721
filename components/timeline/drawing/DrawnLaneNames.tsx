import tones from '@/components/timeline/drawing/tones.module.css';
import type { Board } from '@/lib/timeline/board/board';
import { percentOf } from '@/lib/timeline/board/drawing';
import { MIN_ROW_HEIGHT } from '@/lib/timeline/board/sizes';
import styles from './DrawnLaneNames.module.css';

/**
 * Renders the names of the scales and of the lanes beside the moving axis, vertically on a phone.
 * The canvas painters read the lanes' colours from these elements.
 */
export function DrawnLaneNames({ lanes, height: rows }: Pick<Board, 'lanes' | 'height'>) {
  return (
    <div className={styles.root} aria-hidden="true">
      <p className={styles.scales}>
        <span>Julien</span>
        <span>Hégire</span>
        <span>Époques</span>
      </p>
      <div className={styles.lanes}>
        {/* Sets the least height of the rows, which their names need: the page's policy forbids `style` attributes. */}
        <svg width="0" height={`${rows * MIN_ROW_HEIGHT}rem`} />
        <svg className={styles.drawing} width="100%" height="100%" focusable="false">
          {lanes.map(({ id, name, top, height }, tone) => (
            <svg
              key={id}
              className={tones.tone}
              data-tone={tone}
              data-lane={id}
              y={percentOf(top, rows)}
              height={percentOf(height, rows)}
            >
              <rect className={styles.ground} width="100%" height="100%" />
              <rect className={styles.swatch} width="4" height="100%" data-swatch />
              <text className={styles.horizontal} x="14" dy="1.25em">
                {name}
              </text>
              <svg className={styles.vertical} x="15" y="50%" overflow="visible">
                <text transform="rotate(-90)" dy="0.34em" textAnchor="middle">
                  {name}
                </text>
              </svg>
            </svg>
          ))}
        </svg>
      </div>
    </div>
  );
}
