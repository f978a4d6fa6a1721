/** Effects of gestures and keys on the view. */
export interface StageHands {
  /** Receives angles in degrees, eastward and upward. */
  readonly onTurn: (east: number, up: number) => void;
  /** Receives the factor of the camera's distance. */
  readonly onZoom: (factor: number) => void;
  /** Receives distances as ratios of the stage's height. */
  readonly onMove: (right: number, up: number) => void;
  /** Receives a press without a drag, in normalised device coordinates, from -1 to 1. */
  readonly onTap: (x: number, y: number) => void;
}

/** Angle of a drag over the height of the stage, in degrees. */
const TURN = 140;
/** Largest movement of a press that is no drag, in pixels. */
const SLOP = 5;

/**
 * Listens to the pointers and the wheel on a stage. The wheel zooms with Ctrl or ⌘ only, and a vertical swipe scrolls the
 * page, since `touch-action` leaves it to the browser.
 * @returns a function that removes the listeners
 */
export function followHands(stage: HTMLElement, hands: StageHands): () => void {
  const pointers = new Map<number, { readonly x: number; readonly y: number }>();
  let travelled = 0;

  function spread(): number {
    const [a, b] = [...pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  function onDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    travelled = 0;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function onPointerMove(event: PointerEvent): void {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const lastSpread = spread();
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    travelled += Math.abs(dx) + Math.abs(dy);
    if (travelled <= SLOP) return;
    // Captures drags only: a press must reach the element below it.
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const height = stage.clientHeight || 1;
    if (pointers.size > 1) {
      const newSpread = spread();
      if (lastSpread > 0 && newSpread > 0) hands.onZoom(lastSpread / newSpread);
      hands.onMove(-dx / height / 2, dy / height / 2);
    } else if (event.shiftKey) hands.onMove(-dx / height, dy / height);
    else hands.onTurn((-dx / height) * TURN, (dy / height) * TURN);
  }

  function onUp(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId) || travelled > SLOP) return;
    const { left, top, width, height } = stage.getBoundingClientRect();
    hands.onTap(
      ((event.clientX - left) / width) * 2 - 1,
      1 - ((event.clientY - top) / height) * 2,
    );
  }

  const onCancel = (event: PointerEvent): void => void pointers.delete(event.pointerId);

  function onWheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    hands.onZoom(Math.exp(event.deltaY / 300));
  }

  stage.addEventListener('pointerdown', onDown);
  stage.addEventListener('pointermove', onPointerMove);
  stage.addEventListener('pointerup', onUp);
  stage.addEventListener('pointercancel', onCancel);
  stage.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    stage.removeEventListener('pointerdown', onDown);
    stage.removeEventListener('pointermove', onPointerMove);
    stage.removeEventListener('pointerup', onUp);
    stage.removeEventListener('pointercancel', onCancel);
    stage.removeEventListener('wheel', onWheel);
  };
}

/** Applies a key to the view while the stage receives keys; returns whether the key has an effect. */
export function keyMove(key: string, isShift: boolean, hands: StageHands): boolean {
  const turns: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [15, 0],
    ArrowRight: [-15, 0],
    ArrowUp: [0, 10],
    ArrowDown: [0, -10],
  };
  const turn = turns[key];
  if (turn && isShift) hands.onMove(-turn[0] / 150, turn[1] / 100);
  else if (turn) hands.onTurn(...turn);
  else if (key === '+' || key === '=') hands.onZoom(0.8);
  else if (key === '-') hands.onZoom(1.25);
  else return false;
  return true;
}
