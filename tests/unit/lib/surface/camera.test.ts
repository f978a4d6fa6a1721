import fc from 'fast-check';
import { fitHeight } from '@/lib/map/camera/framing';
import { createCamera } from '@/lib/surface/camera';
import {
  clampTo,
  centreOfSize,
  toImage,
  type Size,
  type Viewport,
} from '@/lib/surface/viewport';
import { forAll } from '@/tests/fixtures/runners/property';

const IMAGE: Size = { width: 1500, height: 1611 };
const STAGE: Size = { width: 900, height: 600 };

/** Creates a scheduler that holds one task until the test runs the task. */
function createPendingTask() {
  let pendingTask: (() => void) | null = null;
  return {
    set(task: () => void) {
      pendingTask = task;
      return () => (pendingTask = null);
    },
    isSet: () => pendingTask !== null,
    run() {
      const task = pendingTask;
      pendingTask = null;
      task?.();
    },
  };
}

/**
 * Creates a camera whose frames and rests the test triggers. `uncoveredSize` returns the size of the stage's part that no
 * panel covers, to which viewports are clamped.
 */
function cameraOf(
  uncoveredSize: (stage: Size) => Size = (stage) => stage,
  initialViewport: Viewport | null = null,
) {
  const painted: Viewport[] = [];
  const rests: Viewport[] = [];
  const [frame, timer] = [createPendingTask(), createPendingTask()];
  const camera = createCamera({
    open: (stage) => initialViewport ?? fitHeight(IMAGE, stage),
    clamp: (viewport, stage) => clampTo(viewport, IMAGE, uncoveredSize(stage)),
    paint: (viewport) => painted.push(viewport),
    rest: (viewport) => rests.push(viewport),
    requestFrame: frame.set,
    schedule: timer.set,
  });
  const hasPendingTask = () => frame.isSet() || timer.isSet();
  return { camera, painted, rests, hasPendingTask, nextFrame: frame.run, rest: timer.run };
}

/** Creates a camera on a stage, after its first frame and rest, with empty records of paints and rests. */
function cameraOnStage(...options: Parameters<typeof cameraOf>) {
  const view = cameraOf(...options);
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
  it('paints nothing until the stage has a size, and then the whole map at once', () => {
    const { camera, painted, hasPendingTask } = cameraOf();
    camera.show({ x: 5, y: 5, scale: 1 });
    camera.resize({ width: 0, height: 600 });
    expect(painted).toEqual([]);
    expect(hasPendingTask()).toBe(false);
    camera.resize(STAGE);
    expect(painted).toEqual([fitHeight(IMAGE, STAGE)]);
  });

  it('opens with its first viewport', () => {
    const initialViewport = { x: -100, y: -200, scale: 1.5 };
    const { camera } = cameraOnStage(undefined, initialViewport);
    expect(camera.viewport()).toEqual(initialViewport);
  });

  it('paints the last viewport once per frame', () => {
    const { camera, painted, nextFrame } = cameraOnStage();
    for (const x of [-10, -20, -30]) camera.show({ x, y: -40, scale: 1 });
    expect(painted).toEqual([]);
    nextFrame();
    expect(painted).toEqual([{ x: -30, y: -40, scale: 1 }]);
    nextFrame();
    expect(painted).toHaveLength(1);
  });

  it('clamps any viewport to the image', () => {
    forAll(viewport, size, (requested, stage) => {
      const { camera } = cameraOf();
      camera.resize(stage);
      camera.show(requested);
      expect(camera.viewport()).toEqual(clampTo(requested, IMAGE, stage));
    });
  });

  it('clamps a viewport to the free part of a covered stage', () => {
    const { camera } = cameraOnStage(({ width, height }) => ({ width, height: height - 400 }));
    camera.show({ x: 0, y: -5000, scale: 1 });
    expect(camera.viewport().y).toBe(200 - IMAGE.height);
  });

  it('keeps the image point in the middle when the stage changes, as far as the image allows', () => {
    forAll(viewport, size, size, (requested, oldStage, newStage) => {
      const { camera } = cameraOf();
      camera.resize(oldStage);
      camera.show(requested);
      const imagePoint = toImage(camera.viewport(), centreOfSize(oldStage));
      const { scale } = camera.viewport();
      camera.resize(newStage);
      const [x, y] = [
        newStage.width / 2 - imagePoint.x * scale,
        newStage.height / 2 - imagePoint.y * scale,
      ];
      const expected = clampTo({ x, y, scale }, IMAGE, newStage);
      expect(camera.viewport().x).toBeCloseTo(expected.x, 6);
      expect(camera.viewport().y).toBeCloseTo(expected.y, 6);
      expect(camera.viewport().scale).toBe(scale);
    });
  });

  it('paints nothing for an unchanged size', () => {
    const { camera, painted, hasPendingTask } = cameraOnStage();
    camera.resize({ ...STAGE });
    expect(painted).toEqual([]);
    expect(hasPendingTask()).toBe(false);
  });

  it('keeps its viewport when the stage is hidden and shown again', () => {
    const { camera } = cameraOnStage();
    camera.show({ x: -120, y: -80, scale: 1.2 });
    const shownViewport = camera.viewport();
    camera.resize({ width: 0, height: 0 });
    camera.resize(STAGE);
    expect(camera.viewport()).toEqual(shownViewport);
  });

  it('reports rest once, after the frame of the last change, even when the frame is late', () => {
    const { camera, rests, rest, nextFrame } = cameraOnStage();
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
    const { camera, hasPendingTask } = cameraOnStage();
    camera.show({ x: -10, y: -10, scale: 1 });
    camera.dispose();
    expect(hasPendingTask()).toBe(false);
  });
});
