import type { Scene } from '@/tests/bench/genealogy/scene';

/** A box that a layout draws for someone; from its top left corner, in its own units. */
export interface Box {
  readonly person: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Lays people out; it may throw, and it may never end. */
export type Layout = (
  scene: Scene,
  subject: string,
) => readonly Box[] | Promise<readonly Box[]>;

/** Makes the box of someone whose card is of our size. */
export const boxAt = (person: string, x: number, y: number): Box => ({
  ...{ person, x, y },
  width: SIZE.width,
  height: SIZE.height,
});

/** The sizes of our cards: every layout that can be told is told them. */
export const SIZE = { width: 160, height: 72, across: 190, down: 140 } as const;
