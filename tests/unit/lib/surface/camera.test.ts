import fc from 'fast-check';
import { fit } from '@/lib/map/camera/framing';
import { createCamera } from '@/lib/surface/camera';
import { clampTo, middle, toImage, type Size, type Viewport } from '@/lib/surface/viewport';
import { forAll } from '@/tests/fixtures/runners/property';

const IMAGE: Size = { width: 1500, height: 1611 };
const STAGE: Size = { width: 900, height: 600 };

/** Creates a scheduler of one task, which the test runs. */
function aWaiting() {
  let waiting: (() => void) | null = null;
  return {
    set(task: () => void) {
      waiting = task;
      return () => (waiting = null);
    },
    isSet: () => waiting !== null,
    go() {
      const task = waiting;
      waiting = null;
      task?.();
    },
  };
}

/** Creates a camera whose frames and rests the test triggers. */
function cameraOf(
  room: (stage: Size) => Size = (stage) => stage,
  first: Viewport | null = null,
) {
  const painted: Viewport[] = [];
  const rests: Viewport[] = [];
  const [frame, timer] = [aWaiting(), aWaiting()];
  const camera = createCamera({
    open: (stage) => first ?? fit(IMAGE, stage),
    clamp: (next, stage) => clampTo(next, IMAGE, room(stage)),
    paint: (viewport) => painted.push(viewport),
    rest: (viewport) => rests.push(viewport),
    requestFrame: frame.set,
    schedule: timer.set,
  });
  const isWaiting = () => frame.isSet() || timer.isSet();
  return { camera, painted, rests, isWaiting, nextFrame: frame.go, rest: timer.go };
}

/** Creates such a camera on a stage, after its first frame. */
function onStage(...given: Parameters<typeof cameraOf>) {
  const view = cameraOf(...given);
  view.camera.resize(STAGE);
  view.nextFrame();
  view.rest();
  view.painted.length = 0;
  view.rests.length = 0;
  return view;
}

const viewport = fc.record({
  x: fc.double({ min: -4000, max: 4000, noNaN: true }),
  y: fc.double({ min: -4000, max: 4000, noNaN: true }),
  scale: fc.double({ min: 0.8, max: 3, noNaN: true }),
});
const size = fc.record({
  width: fc.integer({ min: 50, max: 2500 }),
  height: fc.integer({ min: 50, max: 2500 }),
});

describe('a camera', () => {
  it('paints nothing until the stage has a size, then the whole map, at once', () => {
    const { camera, painted, isWaiting } = cameraOf();
    camera.show({ x: 5, y: 5, scale: 1 });
    camera.resize({ width: 0, height: 600 });
    expect(painted).toEqual([]);
    expect(isWaiting()).toBe(false);
    camera.resize(STAGE);
    expect(painted).toEqual([fit(IMAGE, STAGE)]);
  });

  it('opens with its first viewport', () => {
    const first = { x: -100, y: -200, scale: 1.5 };
    const { camera } = onStage(undefined, first);
    expect(camera.viewport()).toEqual(first);
  });

  it('paints once a frame, and then the last view', () => {
    const { camera, painted, nextFrame } = onStage();
    for (const x of [-10, -20, -30]) camera.show({ x, y: -40, scale: 1 });
    expect(painted).toEqual([]);
    nextFrame();
    expect(painted).toEqual([{ x: -30, y: -40, scale: 1 }]);
    nextFrame();
    expect(painted).toHaveLength(1);
  });

  it('shows no empty ground beside the image for any viewport', () => {
    forAll(viewport, size, (asked, stage) => {
      const { camera } = cameraOf();
      camera.resize(stage);
      camera.show(asked);
      expect(camera.viewport()).toEqual(clampTo(asked, IMAGE, stage));
    });
  });

  it('need not fill the covered part of the stage', () => {
    const { camera } = onStage(({ width, height }) => ({ width, height: height - 400 }));
    camera.show({ x: 0, y: -5000, scale: 1 });
    expect(camera.viewport().y).toBe(200 - IMAGE.height);
  });

  it('keeps the image point at its middle when the stage changes, where the image allows', () => {
    forAll(viewport, size, size, (asked, before, after) => {
      const { camera } = cameraOf();
      camera.resize(before);
      camera.show(asked);
      const held = toImage(camera.viewport(), middle(before));
      const { scale } = camera.viewport();
      camera.resize(after);
      const [x, y] = [after.width / 2 - held.x * scale, after.height / 2 - held.y * scale];
      const expected = clampTo({ x, y, scale }, IMAGE, after);
      expect(camera.viewport().x).toBeCloseTo(expected.x, 6);
      expect(camera.viewport().y).toBeCloseTo(expected.y, 6);
      expect(camera.viewport().scale).toBe(scale);
    });
  });

  it('paints nothing for an unchanged size', () => {
    const { camera, painted, isWaiting } = onStage();
    camera.resize({ ...STAGE });
    expect(painted).toEqual([]);
    expect(isWaiting()).toBe(false);
  });

  it('keeps its view when the stage is hidden and shown again', () => {
    const { camera } = onStage();
    camera.show({ x: -120, y: -80, scale: 1.2 });
    const before = camera.viewport();
    camera.resize({ width: 0, height: 0 });
    camera.resize(STAGE);
    expect(camera.viewport()).toEqual(before);
  });

  it('is at rest once, after the frame of the last change, however late it comes', () => {
    const { camera, rests, rest, nextFrame } = onStage();
    camera.show({ x: -10, y: -10, scale: 1 });
    camera.show({ x: -20, y: -20, scale: 1 });
    rest();
    expect(rests).toEqual([]);
    nextFrame();
    rest();
    rest();
    expect(rests).toEqual([{ x: -20, y: -20, scale: 1 }]);
  });

  it('leaves no timer when it is disposed of', () => {
    const { camera, isWaiting } = onStage();
    camera.show({ x: -10, y: -10, scale: 1 });
    camera.dispose();
    expect(isWaiting()).toBe(false);
  });
});
