import type { BoardEntry } from '@/lib/timeline/board/board';
import { percentOf } from '@/lib/timeline/board/drawing';
import type { ShownBoard } from '@/lib/timeline/board/shownBoard';

export { bestEntry, filterEntries } from '@/lib/timeline/filter';

/** Hides the entries that the filters exclude in the server's list, and the years and decades that are left empty. */
export function applyFilter(
  list: HTMLElement,
  matches: readonly Pick<BoardEntry, 'id'>[],
): void {
  const ids = new Set(matches.map(({ id }) => id));
  for (const entry of list.querySelectorAll<HTMLElement>('li[data-entry]'))
    entry.hidden = !ids.has(entry.dataset.entry ?? '');
  for (const group of [...list.querySelectorAll<HTMLElement>('[data-group]')].reverse())
    group.hidden = group.querySelector('li[data-entry]:not([hidden])') === null;
}

/**
 * Moves the names of the lanes, drawn by the server, to their lanes' present places; hides those of
 * lanes filtered out.
 */
export function placeLaneNames(tool: HTMLElement, { lanes, height }: ShownBoard): void {
  for (const name of tool.querySelectorAll('[data-lane]')) {
    const lane = lanes.find(({ id }) => id === name.getAttribute('data-lane'));
    name.setAttribute('data-away', String(!lane));
    if (!lane) continue;
    name.setAttribute('y', percentOf(lane.top, height));
    name.setAttribute('height', percentOf(lane.height, height));
  }
}
