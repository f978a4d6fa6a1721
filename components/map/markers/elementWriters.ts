import {
  createElementWriter,
  type ElementWriter,
} from '@/components/map/markers/markerWriting';

export type ElementRef = (element: HTMLElement | null) => void;

/** Creates the writers of the elements that React has made known, by id. */
export function createElementWriters() {
  const writers = new Map<string, ElementWriter>();
  const refs = new Map<string, ElementRef>();
  return {
    get: (id: string): ElementWriter | undefined => writers.get(id),
    /** Returns what takes an id's element; always the same for the same id. */
    refOf(id: string): ElementRef {
      const known = refs.get(id);
      if (known) return known;
      const ref: ElementRef = (element) => {
        if (element) writers.set(id, createElementWriter(element));
        else writers.delete(id);
      };
      refs.set(id, ref);
      return ref;
    },
  };
}
