import { startTransition, useState, type KeyboardEvent, type RefObject } from 'react';
import { elementOf } from '@/components/ui/browser/focusTargets';
import { ZOOM_STEP, type TreeStageParts } from '@/components/genealogy/stage/treeStage';
import { zoomByKey } from '@/components/surface/zoomKeys';
import type { Family } from '@/lib/genealogy/family';
import type { Drawing } from '@/lib/genealogy/layout/drawing';
import { moveFrom } from '@/lib/genealogy/view/moves';

interface KeysProps {
  readonly surface: RefObject<HTMLDivElement | null>;
  readonly family: Family;
  readonly drawing: Drawing;
  /** Id of the card that the Home key focuses, and the initial tab stop. */
  readonly homeId: string;
  readonly stage: TreeStageParts;
}

/**
 * Gives all cards one tab stop (roving tabindex): arrows move to parents, children, spouses and
 * siblings; the space bar folds the branch of the focused card.
 */
export function useTreeKeys({ surface, family, drawing, homeId, stage }: KeysProps) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const { cards } = drawing;
  const isShown = (id: string | null | undefined): id is string =>
    cards.some((card) => card.id === id);
  const tabStop = [focusedId, homeId, cards[0]?.id].find(isShown) ?? null;

  const findElement = (kind: 'person' | 'fold', id: string): SVGElement | null =>
    elementOf<SVGElement>(surface.current, kind, id);

  function focus(id: string | undefined): void {
    if (!isShown(id)) return;
    stage.reveal(id);
    findElement('person', id)?.focus({ preventScroll: true });
  }

  function moveByArrow(id: string, key: string): boolean {
    const nextId = moveFrom(family, drawing, id, key);
    if (nextId) focus(nextId);
    // Arrow Down focuses the fold button of a card without a drawn descendant.
    else if (key === 'ArrowDown') findElement('fold', id)?.focus({ preventScroll: true });
    return nextId !== undefined;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof SVGElement ? event.target : null;
    const { person, fold } = target?.dataset ?? {};
    const isHandled =
      fold !== undefined && target
        ? onFoldKey(target, fold, event.key)
        : person !== undefined && onPersonKey(person, event.key);
    if (!isHandled && event.key === 'Home' && fold === undefined) focus(homeId);
    else if (!isHandled && !zoomByKey(event.key, stage, ZOOM_STEP)) return;
    event.preventDefault();
  }

  function onFoldKey(button: SVGElement, id: string, key: string): boolean {
    if (key === 'Enter' || key === ' ') dispatchClick(button);
    else if (key.startsWith('Arrow')) focus(id);
    else return false;
    return true;
  }

  function onPersonKey(id: string, key: string): boolean {
    if (key !== ' ') return moveByArrow(id, key);
    const button = findElement('fold', id);
    if (button) dispatchClick(button);
    return true;
  }

  // Defers the tab stop, which is invisible, until after the frame that shows the focus.
  const onFocus = (id: string): void => startTransition(() => setFocusedId(id));

  return { tabStop, focus, onFocus, onKeyDown };
}

/** Clicks a shape: `SVGElement` has no `click()`. */
const dispatchClick = (shape: SVGElement): void =>
  void shape.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
