import type { ReactNode } from 'react';
import { TreeLines } from '@/components/genealogy/drawing/TreeLines';
import { PersonCard } from '@/components/genealogy/drawing/PersonCard';
import type { Drawing } from '@/lib/genealogy/layout/drawing';
import { MARGIN } from '@/lib/genealogy/layout/units';
import type { Tree, TreeCard } from '@/lib/genealogy/tree';
import styles from './TreeSvg.module.css';

/** Default font size in pixels. Sizes in rem grow with the reader's font size. */
const REM = 16;

interface TreeSvgProps {
  /** Id of the `<svg>`, which the printed parts reference. */
  readonly id?: string;
  readonly tree: Tree;
  readonly drawing: Drawing;
  /** Id of the person in the centre, whose card is gold. */
  readonly subjectId: string | null;
  readonly selectedId?: string | null;
  /** Id of the only card in the tab order; undefined puts every card into the tab order. */
  readonly tabStop?: string | null;
  /** Renders extra content on a card. */
  readonly extra?: (card: TreeCard) => ReactNode;
}

/** Renders a family as one SVG: its lines, and a card for each person, which links to the person's page. */
export function TreeSvg(props: TreeSvgProps) {
  const { id: svgId, tree, drawing, subjectId, selectedId = null, tabStop, extra } = props;
  const cardById = new Map(tree.cards.map((card) => [card.id, card]));
  const width = drawing.width + 2 * MARGIN;
  const height = drawing.height + 2 * MARGIN;
  return (
    <svg
      id={svgId}
      className={styles.root}
      data-columns={drawing.opening && true}
      width={`${width / REM}rem`}
      height={`${height / REM}rem`}
      viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
    >
      <TreeLines tree={tree} drawing={drawing} />
      {drawing.cards.map(({ id, x, y }) => {
        const card = cardById.get(id);
        return (
          card && (
            <g key={id} transform={`translate(${x} ${y})`}>
              <PersonCard
                card={card}
                isSubject={id === subjectId}
                isSelected={id === selectedId}
                isTabStop={tabStop === undefined || id === tabStop}
              />
              {extra?.(card)}
            </g>
          )
        );
      })}
    </svg>
  );
}
