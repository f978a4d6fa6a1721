/**
 * What the reader looks for in the catalogue, kept in step with the address. The store owns it; the address is
 * read when someone says that it may have changed, and rewritten shortly after a change, never as a new entry of
 * the history.
 */
import { EVERY_TOOL, type ToolFilter } from '@/lib/tools/filter';
import { formatToolQuery, parseToolQuery } from '@/lib/tools/query';

export interface ToolFilterStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => ToolFilter;
  /** What the server renders: the address's query is not known there. */
  readonly getInitial: () => ToolFilter;
  readonly update: (part: Partial<ToolFilter>) => void;
  /** Takes the address's filter over, unless it is the one that was written there. */
  readonly read: () => void;
  /** Writes the address at once. */
  readonly write: () => void;
}

/** Browsers refuse too many writes in a row: the address waits for a pause in the typing. */
const WRITE_MS = 250;

/** A store for a catalogue with these categories. */
export function createToolFilterStore(categories: readonly string[]): ToolFilterStore {
  const listeners = new Set<() => void>();
  let filter = EVERY_TOOL;
  let query = '';
  let timer: ReturnType<typeof setTimeout> | null = null;

  function set(next: ToolFilter): void {
    filter = next;
    for (const listener of listeners) listener();
  }

  function cancel(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  function write(): void {
    if (timer === null) return;
    cancel();
    query = formatToolQuery(filter);
    const { pathname, hash } = window.location;
    // Null lets the router know of the new address, so that a link to the bare catalogue is a change.
    window.history.replaceState(null, '', pathname + query + hash);
  }

  return {
    get: () => filter,
    getInitial: () => EVERY_TOOL,
    write,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) cancel();
      };
    },
    update(part) {
      set({ ...filter, ...part });
      cancel();
      timer = setTimeout(write, WRITE_MS);
    },
    read() {
      const found = window.location.search;
      if (found === query) return;
      query = found;
      cancel();
      set(parseToolQuery(found, categories));
    },
  };
}
