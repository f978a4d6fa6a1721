import { startTransition, useState, type KeyboardEvent } from 'react';
import { elementOf } from '@/components/ui/browser/focusTargets';
import type { MapStageParts } from '@/components/map/stage/mapStage';
import { zoomByKey } from '@/components/surface/zoomKeys';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import { neighbour, type Direction } from '@/lib/map/markers/neighbour';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const ZOOM_STEP = 1.25;

/**
 * Gives all markers one tab stop (roving tabindex): arrows move to the nearest marker, Home and End
 * to the first and last, a letter to the next name.
 */
export function useMapKeys(
  stage: MapStageParts,
  places: readonly MapPlace[],
  selectedId: string | null,
) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const isShown = (id: string | null): boolean => places.some((place) => place.id === id);
  const tabStop =
    [focusedId, selectedId].find((id) => id !== null && isShown(id)) ?? places[0]?.id ?? null;

  function focus(surface: Element, place: MapPlace | null | undefined): void {
    const marker = place && elementOf(surface, 'marked', place.id);
    if (!place || !marker) return;
    stage.framing.reveal(place.id);
    stage.overlay.unhide(place.id);
    marker.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    const from = places.find(({ id }) => id === target?.dataset.place);
    const direction = ARROWS[event.key];
    if (from && direction) focus(event.currentTarget, nearest(from, direction));
    else if (from && event.key === 'Home') focus(event.currentTarget, places[0]);
    else if (from && event.key === 'End') focus(event.currentTarget, places.at(-1));
    else if (from && /^\p{L}$/u.test(event.key))
      focus(event.currentTarget, nextByLetter(event.key, from));
    else if (!zoomByKey(event.key, stage, ZOOM_STEP)) return;
    event.preventDefault();
  }

  function nearest(from: MapPlace, direction: Direction): MapPlace | null {
    const points = places.map((place) => ({
      place,
      id: place.id,
      x: place.coordinates[0],
      y: place.coordinates[1],
    }));
    const start = points.find(({ id }) => id === from.id);
    return start ? (neighbour(points, start, direction)?.place ?? null) : null;
  }

  /** Finds the next place, after the current one, whose name begins with a letter. */
  function nextByLetter(letter: string, from: MapPlace): MapPlace | undefined {
    const index = places.indexOf(from);
    return [...places.slice(index + 1), ...places.slice(0, index)].find(({ name }) =>
      name.normalize('NFD').toLowerCase().startsWith(letter.normalize('NFD').toLowerCase()),
    );
  }

  // The new tab stop is not visible: it may wait for the frame that shows the focus.
  const setTabStop = (id: string): void => startTransition(() => setFocusedId(id));

  return { tabStop, onKeyDown, setTabStop };
}
