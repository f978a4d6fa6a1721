/** What every page of a bench has: its stage, and frames that are noted on demand. */
declare global {
  interface Window {
    startFrames: () => void;
    /** Milliseconds between the frames since `startFrames`. */
    stopFrames: () => readonly number[];
  }
}

/** The element on which a contestant draws; the runner may ask for frames from now on. */
export function openStage(): HTMLElement {
  const stage = document.getElementById('stage');
  if (!stage) throw new Error('La page du banc n’a pas de scène.');
  window.startFrames = () => void (window.stopFrames = recordFrames());
  return stage;
}

/** Waits until two frames have been painted. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Waits until something is there. */
export const untilThere = (stage: Element, selector: string): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void =>
      stage.querySelector(selector) ? resolve() : void requestAnimationFrame(look);
    look();
  });

/** Notes the time between frames, in milliseconds, until it is stopped. */
function recordFrames(): () => readonly number[] {
  const deltas: number[] = [];
  let last: number | null = null;
  let request = requestAnimationFrame(function note(now) {
    if (last !== null) deltas.push(now - last);
    last = now;
    request = requestAnimationFrame(note);
  });
  return () => {
    cancelAnimationFrame(request);
    return deltas;
  };
}
