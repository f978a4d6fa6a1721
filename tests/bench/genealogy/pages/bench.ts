import { nextFrame, openStage } from '@/tests/bench/harness/page';
import type { Box } from '@/tests/bench/genealogy/layouts/box';
import type { Scene } from '@/tests/bench/genealogy/scene';

/** What the runner may ask of a page. */
export interface TreeBench {
  /** Shows these people; the milliseconds until they are seen. */
  readonly open: (scene: Scene, subject: string) => Promise<number>;
  /** What is drawn, in pixels of the window. */
  readonly boxes: () => readonly Box[];
}

declare global {
  interface Window {
    treeBench: TreeBench;
  }
}

/**
 * @param mount puts the people on the stage and resolves once they can be seen
 * @param cards selects their boxes there
 * @param nameOf whom a box shows
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
