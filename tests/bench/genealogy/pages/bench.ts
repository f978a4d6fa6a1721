import { nextFrame, openStage } from '@/tests/bench/harness/page';
import type { Box } from '@/tests/bench/genealogy/layouts/box';
import type { Scene } from '@/tests/bench/genealogy/scene';

/** Functions of a page that the runner calls. */
export interface TreeBench {
  /** Shows people; resolves to the milliseconds until they are visible. */
  readonly open: (scene: Scene, subject: string) => Promise<number>;
  /** Returns the drawn boxes, in pixels of the window. */
  readonly boxes: () => readonly Box[];
}

declare global {
  interface Window {
    treeBench: TreeBench;
  }
}

/**
 * Installs the functions of a page.
 * @param mount renders the people and resolves once they are visible
 * @param cards CSS selector of their boxes
 * @param nameOf returns the person of a box
 */
export function offerTreeBench(
  mount: (stage: HTMLElement, scene: Scene, subject: string) => Promise<void>,
  cards: string,
  nameOf: (card: Element) => string,
): void {
  const stage = openStage();
  window.treeBench = {
    async open(scene, subject) {
      const start = performance.now();
      await mount(stage, scene, subject);
      await nextFrame();
      return performance.now() - start;
    },
    boxes: () =>
      [...stage.querySelectorAll(cards)].map((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        return { person: nameOf(card), x, y, width, height };
      }),
  };
}
