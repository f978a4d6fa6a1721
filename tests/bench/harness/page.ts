/** Common parts of a bench's pages: the stage, and the recording of frames. */
declare global {
  interface Window {
    startFrames: () => void;
    /** Returns the intervals between the frames since `startFrames`, in milliseconds. */
    stopFrames: () => readonly number[];
  }
}

/** Finds the contestant's element, and installs the recording of frames. @throws Error when the page has no stage */
export function openStage(): HTMLElement {
  const stage = document.getElementById('stage');
  if (!stage) throw new Error('La page du banc n’a pas de scène.');
  window.startFrames = () => void (window.stopFrames = recordFrames());
  return stage;
}

/** Resolves after two frames. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Resolves once an element matches. */
export const untilPresent = (stage: Element, selector: string): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void =>
      stage.querySelector(selector) ? resolve() : void requestAnimationFrame(check);
    check();
  });

/** Records the intervals between frames in milliseconds, until the returned function is called. */
function recordFrames(): () => readonly number[] {
  const deltas: number[] = [];
  let lastTime: number | null = null;
  let request = requestAnimationFrame(function recordFrame(time) {
    if (lastTime !== null) deltas.push(time - lastTime);
    lastTime = time;
    request = requestAnimationFrame(recordFrame);
  });
  return () => {
    cancelAnimationFrame(request);
    return deltas;
  };
}
