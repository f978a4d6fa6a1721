/** Effects of gestures and keys on the view. */
export interface StageCommands {
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
const TURN_DEGREES = 140;
/** Largest movement of a press that is no drag, in pixels. */
const DRAG_THRESHOLD = 5;

/**
 * Listens to the pointers and the wheel on a stage. The wheel zooms with Ctrl or ⌘ only, and a vertical swipe scrolls the
 * page, since `touch-action` leaves that swipe to the browser.
 * @returns a function that removes the listeners
 */
export function listenToGestures(stage: HTMLElement, hands: StageCommands): () => void {
  const pointers = new Map<number, { readonly x: number; readonly y: number }>();
  let dragDistance = 0;

  function pointerDistance(): number {
    const [a, b] = [...pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  function onDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    dragDistance = 0;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function onPointerMove(event: PointerEvent): void {
    const lastPoint = pointers.get(event.pointerId);
    if (!lastPoint) return;
    const lastDistance = pointerDistance();
    const [dx, dy] = [event.clientX - lastPoint.x, event.clientY - lastPoint.y];
    dragDistance += Math.abs(dx) + Math.abs(dy);
    if (dragDistance <= DRAG_THRESHOLD) return;
    // Captures drags only: a press must reach the element below it.
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const height = stage.clientHeight || 1;
    if (pointers.size > 1) {
      const newDistance = pointerDistance();
      if (lastDistance > 0 && newDistance > 0) hands.onZoom(lastDistance / newDistance);
      hands.onMove(-dx / height / 2, dy / height / 2);
    } else if (event.shiftKey) hands.onMove(-dx / height, dy / height);
    else hands.onTurn((-dx / height) * TURN_DEGREES, (dy / height) * TURN_DEGREES);
  }

  function onUp(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId) || dragDistance > DRAG_THRESHOLD) return;
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
export function applyKey(key: string, isShift: boolean, hands: StageCommands): boolean {
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
