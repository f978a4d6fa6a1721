import { useEffect, useMemo, useState } from 'react';
import type { Family } from '@/lib/genealogy/family';
import { drawingOf, type Drawing } from '@/lib/genealogy/layout/drawing';
import type { householdDrawing } from '@/lib/genealogy/layout/household';
import { planOf } from '@/lib/genealogy/layout/visible';
import type { Tree } from '@/lib/genealogy/tree';
import { circleOf, type View } from '@/lib/genealogy/view/circles';

interface DrawingProps {
  readonly tree: Tree;
  readonly family: Family;
  readonly view: View;
  /** Whom a view other than the whole tree is about. */
  readonly centreId: string;
  /** Whom the folded branches of the whole tree hide. */
  readonly hidden: ReadonlySet<string>;
  readonly isNarrow: boolean;
}

/**
 * Lays out the people of a view. A household stands in columns on a narrow stage, by a module that no other stage
 * fetches; until that module is there the drawing is the whole tree, which the server has sent.
 */
export function useTreeDrawing(props: DrawingProps): Drawing {
  const { tree, family, view, centreId, hidden, isNarrow } = props;
  const [draw, setDraw] = useState<typeof householdDrawing | null>(null);
  const isColumns = isNarrow && view === 'foyer';
  useEffect(() => {
    if (isColumns)
      void import('@/lib/genealogy/layout/household').then((module) =>
        setDraw(() => module.householdDrawing),
      );
  }, [isColumns]);

  const drawn = isColumns && !draw ? 'tout' : view;
  // Choosing another person of the whole tree changes nobody who is shown: the drawing stays as it is.
  const circleId = drawn === 'tout' ? '' : centreId;
  return useMemo(() => {
    if (isColumns && draw) return draw(family, tree.unionOrder, circleId);
    const circle = circleOf(family, drawn, circleId);
    return drawingOf(planOf(tree.plan, (id) => (circle ? circle.has(id) : !hidden.has(id))));
  }, [tree, family, drawn, circleId, hidden, isColumns, draw]);
}
