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
  /** Id of the person in the centre of the views other than the whole tree. */
  readonly centreId: string;
  /** Ids of the people hidden in folded branches of the whole tree. */
  readonly hidden: ReadonlySet<string>;
  readonly isNarrow: boolean;
}

/**
 * Lays out the people of a view. On a narrow stage a household is laid out in columns, by a separate module; until that
 * module is loaded, the drawing is the whole tree, which the server has sent.
 */
export function useTreeDrawing(props: DrawingProps): Drawing {
  const { tree, family, view, centreId, hidden: hiddenIds, isNarrow } = props;
  const [drawHousehold, setDrawHousehold] = useState<typeof householdDrawing | null>(null);
  const isColumns = isNarrow && view === 'foyer';
  useEffect(() => {
    if (isColumns)
      void import('@/lib/genealogy/layout/household').then((module) =>
        setDrawHousehold(() => module.householdDrawing),
      );
  }, [isColumns]);

  const drawnView = isColumns && !drawHousehold ? 'tout' : view;
  // Ignores the selected person in the whole tree, whose drawing stays the same object.
  const circleId = drawnView === 'tout' ? '' : centreId;
  return useMemo(() => {
    if (isColumns && drawHousehold) return drawHousehold(family, tree.unionOrder, circleId);
    const circle = circleOf(family, drawnView, circleId);
    return drawingOf(planOf(tree.plan, (id) => (circle ? circle.has(id) : !hiddenIds.has(id))));
  }, [tree, family, drawnView, circleId, hiddenIds, isColumns, drawHousehold]);
}
