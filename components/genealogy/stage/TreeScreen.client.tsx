'use client';

import Link from 'next/link';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { TreeStage, type StageHandle } from '@/components/genealogy/stage/TreeStage.client';
import { TreeToolbar } from '@/components/genealogy/stage/TreeToolbar';
import { useTreeDrawing } from '@/components/genealogy/stage/useTreeDrawing';
import { useTreeQuery } from '@/components/genealogy/stage/useTreeQuery';
import { useMediaQuery } from '@/components/ui/browser/useMediaQuery';
import { personPath } from '@/lib/genealogy/address';
import { familyOfTree } from '@/lib/genealogy/tree';
import type { Tree } from '@/lib/genealogy/tree';
import type { View } from '@/lib/genealogy/view/circles';
import { foldsOf, hiddenBy, unfoldFor } from '@/lib/genealogy/view/folding';
import styles from './TreeScreen.module.css';

/** Renders the panel of a person; its script is loaded at the first selection. */
const PersonPanel = lazy(() =>
  import('@/components/genealogy/stage/PersonPanel').then((module) => ({
    default: module.PersonPanel,
  })),
);

interface TreeScreenProps {
  readonly tree: Tree;
  /** Id of the person on whom the drawing opens. */
  readonly subjectId: string;
  readonly legend: ReactNode;
  /** The household of `subjectId`, drawn by the server for a phone and replaced by the stage. */
  readonly household: ReactNode;
}

/** Media query of a phone; excludes print, which divides the whole tree into sheets. */
const NARROW_WINDOW = 'screen and (width < 768px)';

/** Renders the interactive tree: selection, folded branches, view, and the notice of the selected person. */
export function TreeScreen({ tree, subjectId, legend, household }: TreeScreenProps) {
  const family = useMemo(() => familyOfTree(tree), [tree]);
  const [query, updateQuery] = useTreeQuery(family);
  const isNarrow = useMediaQuery(NARROW_WINDOW);
  /** Whether the selected person's notice is closed on a phone; the drawing remains centred on that person. */
  const [isClosed, setClosed] = useState(false);
  const stage = useRef<StageHandle>(null);
  const { personId, folded } = query;
  const view = query.view ?? (isNarrow ? 'foyer' : 'tout');
  const centreId = personId ?? subjectId;
  const centre = tree.cards.find(({ id }) => id === centreId);
  const hiddenIds = useMemo(() => hiddenBy(family, folded), [family, folded]);
  const foldOf = useMemo(
    () => (view === 'tout' ? foldsOf(family, folded, hiddenIds) : () => null),
    [view, family, folded, hiddenIds],
  );
  const drawing = useTreeDrawing({ tree, family, view, centreId, hidden: hiddenIds, isNarrow });

  useEffect(() => {
    if (personId !== null) stage.current?.reveal(personId);
  }, [personId]);

  function select(id: string | null): void {
    setClosed(false);
    updateQuery((oldQuery) => ({
      personId: id,
      view: id === null ? null : oldQuery.view,
      folded: id === null ? oldQuery.folded : unfoldFor(family, oldQuery.folded, id),
    }));
  }

  const isOpen = personId !== null && !isClosed;

  function changeView(newView: View): void {
    updateQuery((oldQuery) => ({ ...oldQuery, view: newView }));
  }

  function toggle(id: string): void {
    stage.current?.hold(id);
    updateQuery((oldQuery) => ({
      ...oldQuery,
      folded: oldQuery.folded.includes(id)
        ? oldQuery.folded.filter((foldedId) => foldedId !== id)
        : [...oldQuery.folded, id].toSorted(),
    }));
  }

  return (
    <div className={styles.root}>
      <TreeToolbar
        people={tree.cards}
        personName={centre?.name ?? ''}
        view={view}
        count={drawing.cards.length}
        onFind={select}
        onView={changeView}
      />
      {/* Precedes the drawing in the document, for screen readers and print; the style sheet places it below. */}
      <div className={styles.legend}>{legend}</div>
      <div
        className={styles.body}
        data-panel={isOpen}
        data-drawn={
          (isNarrow && (view !== 'foyer' || drawing.opening !== undefined)) || undefined
        }
      >
        {household}
        <TreeStage
          ref={stage}
          tree={tree}
          family={family}
          drawing={drawing}
          subjectId={subjectId}
          selectedId={personId}
          foldOf={foldOf}
          onSelect={select}
          onToggle={toggle}
        />
        {isOpen ? (
          <Suspense>
            <PersonPanel
              tree={tree}
              family={family}
              personId={centreId}
              subjectId={subjectId}
              fold={foldOf(centreId)}
              view={view}
              onSelect={select}
              onToggle={() => toggle(centreId)}
              onView={changeView}
              onClose={() => {
                if (isNarrow) setClosed(true);
                else select(null);
                stage.current?.focus(centreId);
              }}
            />
          </Suspense>
        ) : (
          <div className={styles.card}>
            <p className={styles.name}>{centre?.name}</p>
            <p className={styles.life}>{centre?.life}</p>
            <Link className={styles.page} href={personPath(centreId)} prefetch={false}>
              Lire la fiche
            </Link>
          </div>
        )}
      </div>
    </div>
  );
}
