import { MarkShape } from '@/components/timeline/drawing/MarkShape';
import tones from '@/components/timeline/drawing/tones.module.css';
import { DATE_GRADES } from '@/lib/map/places/place';
import type { Mark } from '@/lib/timeline/board/marks';
import { lookOf } from '@/lib/timeline/board/marks';
import { sampleDate, sampleMarks } from '@/lib/timeline/board/sample';
import styles from './ScaleLegend.module.css';

const PRECISIONS = [
  ['day', 'jour'],
  ['month', 'mois'],
  ['year', 'année'],
  ['range', 'intervalle'],
  ['about', 'vers'],
] as const;

/** Renders the legend of the drawing's shapes and fills, in one line. */
export function ScaleLegend() {
  return (
    <ul role="list" className={`${styles.root} ${tones.tone}`} aria-label="Légende">
      {PRECISIONS.map(([precision, words]) => (
        <li key={precision}>
          <Sample marks={sampleMarks(sampleDate(precision), 'établi', 22)} />
          <span>{words}</span>
        </li>
      ))}
      {DATE_GRADES.map((grade, rank) => (
        <li key={grade} data-first={rank === 0 || undefined}>
          <Sample
            marks={[{ shape: 'rect', x: 2, y: 5, width: 18, height: 10, look: lookOf(grade) }]}
          />
          <span>{grade}</span>
        </li>
      ))}
    </ul>
  );
}

function Sample({ marks }: { readonly marks: readonly Mark[] }) {
  return (
    <svg width="22" height="20" aria-hidden="true" focusable="false">
      {marks.map((mark, rank) => (
        <MarkShape key={rank} mark={mark} formatX={String} />
      ))}
    </svg>
  );
}
