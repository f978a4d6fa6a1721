import type { BoardEntry } from '@/lib/timeline/board/board';
import { percentOf } from '@/lib/timeline/board/drawing';
import type { ShownBoard } from '@/lib/timeline/board/shownBoard';

export { bestEntry, filterEntries } from '@/lib/timeline/filter';

/** Hides, in the server's list, the entries that the filters exclude, and the years and decades that become empty. */
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

/** Moves the server's names of the lanes beside the shown lanes; hides the names of hidden lanes. */
export function placeLaneNames(container: HTMLElement, { lanes, height }: ShownBoard): void {
  for (const name of container.querySelectorAll('[data-lane]')) {
    const lane = lanes.find(({ id }) => id === name.getAttribute('data-lane'));
    name.setAttribute('data-away', String(!lane));
    if (!lane) continue;
    name.setAttribute('y', percentOf(lane.top, height));
    name.setAttribute('height', percentOf(lane.height, height));
  }
}
