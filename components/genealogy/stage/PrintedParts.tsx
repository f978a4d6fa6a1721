import { MARGIN } from '@/components/genealogy/drawing/TreeSvg';
import type { Drawing } from '@/lib/genealogy/layout/drawing';
import { CARD } from '@/lib/genealogy/layout/units';
import styles from './PrintedParts.module.css';

/** The drawing that the parts are cut from. */
export const PRINTED_ID = 'arbre-dessin';
/** Pixels of the drawing across a sheet of A3, on which the smallest words are still read. */
const ACROSS = 1800;

/** The drawing for a printer, once more in parts that can be read, which overlap by a card. */
export function PrintedParts({
  drawing,
}: {
  readonly drawing: Pick<Drawing, 'width' | 'height'>;
}) {
  const width = drawing.width + 2 * MARGIN;
  const height = drawing.height + 2 * MARGIN;
  const count = Math.ceil((width - CARD.width) / (ACROSS - CARD.width));
  if (count < 2) return null;
  const part = (width + (count - 1) * CARD.width) / count;
  return (
    <div className={styles.root} aria-hidden="true">
      {Array.from({ length: count }, (_, rank) => (
        <div key={rank} className={styles.sheet}>
          <p className={styles.caption}>
            Partie {rank + 1} sur {count}
          </p>
          <svg
            className={styles.part}
            viewBox={`${rank * (part - CARD.width)} 0 ${part} ${height}`}
          >
            <use href={`#${PRINTED_ID}`} width={width} height={height} />
          </svg>
        </div>
      ))}
    </div>
  );
}
