import { PersonCardLink } from '@/components/genealogy/person/PersonCardLink';
import { TreeSvg } from '@/components/genealogy/drawing/TreeSvg';
import type { KinshipPath } from '@/lib/genealogy/kinship/answer';
import type { Drawing } from '@/lib/genealogy/layout/drawing';
import { CARD } from '@/lib/genealogy/layout/units';
import type { PersonLink } from '@/lib/genealogy/person';
import type { Tree } from '@/lib/genealogy/tree';
import styles from './KinshipWay.module.css';

interface KinshipWayProps {
  readonly way: KinshipPath;
  /** Part of the tree along the chain. */
  readonly tree: Tree;
  readonly drawing: Drawing;
  readonly people: ReadonlyMap<string, PersonLink>;
  /** Certainty of the chain, as a sentence. */
  readonly certainty: string;
  /** Enlarges the sentence and omits the rule above it, for the first chain of the page. */
  readonly isFirst: boolean;
}

/** Renders one chain of kinship as a sentence, a drawing and a list. */
export function KinshipWay(props: KinshipWayProps) {
  const { way, tree, drawing, people, certainty, isFirst } = props;
  const startId = way.links[0]?.id ?? null;
  return (
    <section className={styles.root} data-first={isFirst || undefined}>
      <div>
        <h2 className={styles.sentence}>{way.sentence}</h2>
        {way.reason !== null && <p>{way.reason}</p>}
        <p className={styles.certainty}>{certainty}</p>
        <ol role="list" className={styles.chain}>
          {way.links.map(({ id, words }) => {
            const person = people.get(id);
            return (
              person && (
                <li key={id}>
                  <PersonCardLink person={person} {...(words !== null && { label: words })} />
                </li>
              )
            );
          })}
        </ol>
      </div>
      {/* The scroll container needs no tab stop: focusing a link scrolls it into view. */}
      <div
        className={styles.drawing}
        role="group"
        aria-label="Dessin du lien"
        data-narrow={drawing.width < 3 * CARD.width || undefined}
      >
        <TreeSvg tree={tree} drawing={drawing} subjectId={startId} />
      </div>
    </section>
  );
}
