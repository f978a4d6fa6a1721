import type { Scene } from '@/tests/bench/genealogy/scene';

/** A person's box in a layout: top left corner and size, in the layout's own units. */
export interface Box {
  readonly person: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Lays people out; may throw, and may never resolve. */
export type Layout = (
  scene: Scene,
  subject: string,
) => readonly Box[] | Promise<readonly Box[]>;

/** Creates the box of a person with the size of our card. */
export const boxAt = (person: string, x: number, y: number): Box => ({
  ...{ person, x, y },
  width: SIZE.width,
  height: SIZE.height,
});

/** Sizes of our cards, passed to every layout that accepts sizes. */
export const SIZE = { width: 160, height: 72, columnWidth: 190, rowHeight: 140 } as const;
