import {
  createElementWriter,
  type ElementWriter,
} from '@/components/map/markers/markerWriting';

export type ElementRef = (element: HTMLElement | null) => void;

/** Creates the writers of elements by id, which React registers through refs. */
export function createElementWriters() {
  const writers = new Map<string, ElementWriter>();
  const refs = new Map<string, ElementRef>();
  return {
    get: (id: string): ElementWriter | undefined => writers.get(id),
    /** Returns the ref of an id; stable per id. */
    refOf(id: string): ElementRef {
      const existing = refs.get(id);
      if (existing) return existing;
      const ref: ElementRef = (element) => {
        if (element) writers.set(id, createElementWriter(element));
        else writers.delete(id);
      };
      refs.set(id, ref);
      return ref;
    },
  };
}
