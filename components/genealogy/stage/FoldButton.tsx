import { CARD } from '@/lib/genealogy/layout/units';
import type { Fold } from '@/lib/genealogy/view/folding';
import { of } from '@/lib/text/elision';
import styles from './FoldButton.module.css';

interface FoldButtonProps {
  readonly id: string;
  readonly name: string;
  readonly fold: Fold | null;
}

/** Formats the accessible name of a branch's fold button. */
export const foldLabel = (name: string, { isFolded, count }: Fold): string =>
  isFolded
    ? `Déplier la branche ${of(name)} (${count} ${count > 1 ? 'personnes' : 'personne'})`
    : `Replier la branche ${of(name)}`;

/** Renders the button that folds the branch below a card, or shows the number of people in a folded branch. */
export function FoldButton({ id, name, fold }: FoldButtonProps) {
  if (fold === null) return null;
  const words = fold.isFolded ? `+ ${fold.count}` : '–';
  const width = fold.isFolded ? 20 + 9 * words.length : 26;
  return (
    <g
      className={styles.root}
      role="button"
      tabIndex={-1}
      aria-label={foldLabel(name, fold)}
      aria-expanded={!fold.isFolded}
      data-fold={id}
      transform={`translate(${CARD.width - width - 8} ${CARD.height - 13})`}
    >
      <rect width={width} height={26} rx={13} />
      <text x={width / 2} y={18}>
        {words}
      </text>
    </g>
  );
}
