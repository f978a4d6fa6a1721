import { TreeSvg } from '@/components/genealogy/drawing/TreeSvg';
import { householdDrawing } from '@/lib/genealogy/layout/household';
import { familyOfTree, subtreeOf, type Tree } from '@/lib/genealogy/tree';
import styles from './FirstDrawing.module.css';

interface FirstDrawingProps {
  readonly tree: Tree;
  readonly subjectId: string;
  /** Accessible name of the drawing. */
  readonly label: string;
}

/** Renders the household that a phone shows before hydration, or without script, in the place of the stage. */
export function FirstDrawing({ tree, subjectId, label }: FirstDrawingProps) {
  const drawing = householdDrawing(familyOfTree(tree), tree.unionOrder, subjectId);
  return (
    <section className={styles.root} aria-label={label}>
      <TreeSvg
        tree={subtreeOf(tree, new Set(drawing.cards.map(({ id }) => id)))}
        drawing={drawing}
        subjectId={subjectId}
      />
    </section>
  );
}
