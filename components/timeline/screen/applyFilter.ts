/**
 * Hides in the list, which the server has written, what does not pass the filters: entries, and the years and decades
 * that are left without any.
 */
export function applyFilter(words: HTMLElement, passing: ReadonlySet<string>): void {
  for (const entry of words.querySelectorAll<HTMLElement>('li[data-entry]'))
    entry.hidden = !passing.has(entry.dataset.entry ?? '');
  for (const group of [...words.querySelectorAll<HTMLElement>('[data-group]')].reverse())
    group.hidden = group.querySelector('li[data-entry]:not([hidden])') === null;
}
