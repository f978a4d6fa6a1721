import {
  createElementWriter,
  type ElementWriter,
} from '@/components/map/markers/markerWriting';

export type ElementRef = (element: HTMLElement | null) => void;

/** The writers of the elements that React has made known, by id. */
export interface ElementWriters {
  readonly get: (id: string) => ElementWriter | undefined;
  /** Where an id's element is to be made known; always the same for the same id. */
  readonly refOf: (id: string) => ElementRef;
}

export function createElementWriters(): ElementWriters {
  const writers = new Map<string, ElementWriter>();
  const refs = new Map<string, ElementRef>();
  return {
    get: (id) => writers.get(id),
    refOf(id) {
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
