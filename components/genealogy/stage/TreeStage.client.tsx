'use client';

import {
  useImperativeHandle,
  useMemo,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { FoldButton } from '@/components/genealogy/stage/FoldButton';
import { PRINTED_ID, PrintedParts } from '@/components/genealogy/stage/PrintedParts';
import { TreeControls } from '@/components/genealogy/stage/TreeControls';
import { TreeSvg } from '@/components/genealogy/drawing/TreeSvg';
import { useTreeKeys } from '@/components/genealogy/stage/useTreeKeys';
import { useTreeStage } from '@/components/genealogy/stage/useTreeStage';
import { useSurfaceGestures } from '@/components/surface/useSurfaceGestures';
import type { Family } from '@/lib/genealogy/family';
import type { Drawing } from '@/lib/genealogy/layout/drawing';
import { subtreeOf, type Tree } from '@/lib/genealogy/tree';
import type { Fold } from '@/lib/genealogy/view/folding';
import styles from './TreeStage.module.css';

/** Imperative handle of the stage, for the screen around it. */
export interface StageHandle {
  /** Brings a person's card into view, once the card is drawn. */
  readonly reveal: (id: string) => void;
  /** Keeps a person's card at its place on screen when the drawing changes next. */
  readonly hold: (id: string) => void;
  readonly focus: (id: string) => void;
}

interface TreeStageProps {
  readonly ref: Ref<StageHandle>;
  readonly tree: Tree;
  readonly family: Family;
  readonly drawing: Drawing;
  readonly subjectId: string;
  readonly selectedId: string | null;
  readonly foldOf: (id: string) => Fold | null;
  readonly onSelect: (id: string) => void;
  readonly onToggle: (id: string) => void;
}

/** Renders the drawing on its stage. React renders only when the people on display change; movements bypass React. */
export function TreeStage(props: TreeStageProps) {
  const { ref, tree, family, drawing, subjectId, selectedId, foldOf, onSelect, onToggle } =
    props;
  const surface = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const drawnTree = useMemo(
    () => subtreeOf(tree, new Set(drawing.cards.map(({ id }) => id))),
    [tree, drawing],
  );
  const stage = useTreeStage({ surface, layer, drawing, centreId: selectedId ?? subjectId });
  useSurfaceGestures(surface, stage.surface.motion);
  const keys = useTreeKeys({
    surface,
    family,
    drawing,
    homeId: selectedId ?? subjectId,
    stage,
  });

  useImperativeHandle(ref, () => ({
    reveal: stage.reveal,
    hold: stage.hold,
    focus: keys.focus,
  }));

  function onClick(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const fold = target?.closest<SVGElement>('[data-fold]')?.dataset.fold;
    if (fold !== undefined) return onToggle(fold);
    const id = target?.closest<SVGElement>('[data-person]')?.dataset.person;
    // Leaves modified clicks (new tab, download) to the link.
    if (id === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(id);
  }

  function onFocus({ target }: FocusEvent): void {
    const id = target instanceof SVGElement ? target.dataset.person : undefined;
    if (id === undefined) return;
    keys.onFocus(id);
    if (target.matches(':focus-visible')) stage.reveal(id);
  }

  return (
    <section className={styles.root} aria-label="Arbre">
      <a className={styles.skip} href="#apres-l-arbre">
        Passer l’arbre
      </a>
      {/* Gestures and keys are handled on the surface as a whole; its content consists of links. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={surface}
        className={styles.surface}
        data-tree="surface"
        onClickCapture={onClick}
        onFocus={onFocus}
        onKeyDown={keys.onKeyDown}
      >
        <div ref={layer} className={styles.layer} data-tree="layer">
          <TreeSvg
            id={PRINTED_ID}
            tree={drawnTree}
            drawing={drawing}
            subjectId={subjectId}
            selectedId={selectedId}
            tabStop={keys.tabStop}
            extra={({ id, name }) => <FoldButton id={id} name={name} fold={foldOf(id)} />}
          />
        </div>
      </div>
      <TreeControls stage={stage} />
      <PrintedParts drawing={drawing} />
      <div id="apres-l-arbre" tabIndex={-1} />
    </section>
  );
}
