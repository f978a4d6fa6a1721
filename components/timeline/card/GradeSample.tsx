import { MarkShape } from '@/components/timeline/drawing/MarkShape';
import tones from '@/components/timeline/drawing/tones.module.css';
import type { DateGrade } from '@/lib/map/places/place';
import { lookOf } from '@/lib/timeline/board/marks';

/** Renders a bar with the fill of a date's grade, as in the drawing. */
export function GradeSample({ grade }: { readonly grade: DateGrade }) {
  return (
    <svg className={tones.tone} width="28" height="14" aria-hidden="true" focusable="false">
      <MarkShape
        mark={{ shape: 'rect', x: 1, y: 1, width: 26, height: 12, look: lookOf(grade) }}
        formatX={String}
      />
    </svg>
  );
}
