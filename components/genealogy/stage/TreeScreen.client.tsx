'use client';

import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { TreeStage, type StageHandle } from '@/components/genealogy/stage/TreeStage.client';
import { TreeToolbar } from '@/components/genealogy/stage/TreeToolbar';
import { useTreeQuery } from '@/components/genealogy/stage/useTreeQuery';
import { familyOfTree } from '@/lib/genealogy/tree';
import type { Tree } from '@/lib/genealogy/tree';
import { circleOf, type View } from '@/lib/genealogy/view/circles';
import { hiddenBy, lineOf, openFor } from '@/lib/genealogy/view/folding';
import styles from './TreeScreen.module.css';

/** The notice of a person comes with the first that is chosen. */
const PersonPanel = lazy(() =>
  import('@/components/genealogy/stage/PersonPanel').then((module) => ({
    default: module.PersonPanel,
  })),
);

interface TreeScreenProps {
  readonly tree: Tree;
  /** Whom the drawing opens on. */
  readonly subjectId: string;
  /** What each person was, by id. */
  readonly roles: Readonly<Record<string, string>>;
  readonly legend: ReactNode;
}

/** The tree that one moves about in: what is chosen, folded and shown, and a notice beside it. */
export function TreeScreen({ tree, subjectId, roles, legend }: TreeScreenProps) {
  const family = useMemo(() => familyOfTree(tree), [tree]);
  const people = useMemo(
    () => tree.cards.map((card) => ({ ...card, role: roles[card.id] ?? '' })),
    [tree, roles],
  );
  const [query, change] = useTreeQuery(family);
  /** On a phone: whether the drawing is closed, open for somebody of the address, or open as a whole. */
  const [isOpen, setOpen] = useState<boolean | 'person'>(false);
  const screen = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  /** Holds whether the selected person came with the address of the page, not by a press. */
  const isArrival = useRef(true);
  const stage = useRef<StageHandle>(null);
  const { personId, view, folded } = query;
  if (personId !== null && !isOpen) setOpen('person');

  const hidden = useMemo(() => hiddenBy(family, folded), [family, folded]);
  // Choosing another person of the whole tree changes nobody who is shown: the drawing stays as it is.
  const circleId = view === 'tout' ? null : personId;
  const shown = useMemo(() => {
    const circle = circleId === null ? null : circleOf(family, view, circleId);
    return circle ?? new Set([...family.people.keys()].filter((id) => !hidden.has(id)));
  }, [family, hidden, circleId, view]);

  useEffect(() => {
    if (personId === null) return;
    stage.current?.reveal(personId);
    // On a phone the drawing and its notice are far below: a link to somebody leads to them, unless the browser has
    // brought the page back to where it was.
    const isFarBelow = matchMedia('(width < 768px)').matches && window.scrollY === 0;
    if (isArrival.current && isFarBelow) body.current?.scrollIntoView();
    isArrival.current = false;
  }, [personId]);

  function select(id: string | null): void {
    isArrival.current = false;
    change((now) => ({
      ...now,
      personId: id,
      view: id === null ? 'tout' : now.view,
      folded: id === null ? now.folded : openFor(family, now.folded, id),
    }));
  }

  /** Shows the drawing that a phone keeps closed, and brings it into sight once it has its room. */
  function open(): void {
    setOpen(true);
    requestAnimationFrame(() => screen.current?.scrollIntoView({ block: 'start' }));
  }

  function look(next: View): void {
    change((now) => ({ ...now, view: next }));
  }

  function toggle(id: string): void {
    stage.current?.hold(id);
    change((now) => ({
      ...now,
      folded: now.folded.includes(id)
        ? now.folded.filter((one) => one !== id)
        : [...now.folded, id].toSorted(),
    }));
  }

  /** How many people a card's button hides, or has hidden. */
  const foldOf = (id: string) => {
    if (view !== 'tout') return null;
    const isFolded = folded.includes(id);
    const count = isFolded
      ? [...hidden].filter(
          (one) =>
            !hiddenBy(
              family,
              folded.filter((it) => it !== id),
            ).has(one),
        ).length
      : lineOf(family, id).size;
    return count === 0 && !isFolded ? null : { isFolded, count };
  };

  return (
    <div className={styles.root} data-open={isOpen}>
      <button type="button" className={styles.open} onClick={open}>
        Voir tout le dessin
      </button>
      <div ref={screen} className={styles.screen}>
        <TreeToolbar
          people={people}
          personName={tree.cards.find(({ id }) => id === personId)?.name ?? null}
          view={view}
          shown={shown.size}
          onFind={select}
          onView={look}
        />
        {/* Read and printed before the drawing, seen under it. */}
        <div className={styles.legend}>{legend}</div>
        <div ref={body} className={styles.body} data-panel={personId !== null}>
          <TreeStage
            ref={stage}
            tree={tree}
            family={family}
            shown={shown}
            subjectId={subjectId}
            selectedId={personId}
            foldOf={foldOf}
            onSelect={select}
            onToggle={toggle}
          />
          {personId !== null && (
            <Suspense>
              <PersonPanel
                tree={tree}
                family={family}
                personId={personId}
                subjectId={subjectId}
                role={roles[personId] ?? ''}
                fold={foldOf(personId)}
                view={view}
                onSelect={select}
                onToggle={() => toggle(personId)}
                onView={look}
                onClose={() => {
                  select(null);
                  stage.current?.focus(personId);
                }}
              />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}
