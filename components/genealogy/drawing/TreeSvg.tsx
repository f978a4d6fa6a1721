import type { ReactNode } from 'react';
import { TreeLines } from '@/components/genealogy/drawing/TreeLines';
import { PersonCard } from '@/components/genealogy/drawing/PersonCard';
import type { Drawing } from '@/lib/genealogy/layout/drawing';
import { MARGIN } from '@/lib/genealogy/layout/units';
import type { Tree, TreeCard } from '@/lib/genealogy/tree';
import styles from './TreeSvg.module.css';

/** Pixels of text of 16 pixels: sizes in rem grow with the text that a reader enlarges. */
const REM = 16;

interface TreeSvgProps {
  /** By which a printer finds it. */
  readonly id?: string;
  readonly tree: Tree;
  readonly drawing: Drawing;
  /** Whom it is about; their card is in gold. */
  readonly subjectId: string | null;
  readonly selectedId?: string | null;
  /** The one card that the Tab key reaches; every card where it is undefined. */
  readonly tabStop?: string | null;
  /** What stands on a card beside its words. */
  readonly aside?: (card: TreeCard) => ReactNode;
}

/** Renders a family as one drawing: its lines, and a card for each person, which is a link to their page. */
export function TreeSvg(props: TreeSvgProps) {
  const { id: svgId, tree, drawing, subjectId, selectedId = null, tabStop, aside } = props;
  const byId = new Map(tree.cards.map((card) => [card.id, card]));
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
        const card = byId.get(id);
        return (
          card && (
            <g key={id} transform={`translate(${x} ${y})`}>
              <PersonCard
                card={card}
                isSubject={id === subjectId}
                isSelected={id === selectedId}
                isTabStop={tabStop === undefined || id === tabStop}
              />
              {aside?.(card)}
            </g>
          )
        );
      })}
    </svg>
  );
}
