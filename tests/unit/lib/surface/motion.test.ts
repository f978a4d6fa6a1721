import { createCamera, type Camera } from '@/lib/surface/camera';
import {
  createMotion,
  FLIGHT_MS,
  type Animate,
  type MotionOptions,
} from '@/lib/surface/motion';
import { GLIDE_MS } from '@/lib/surface/momentum';
import { centreOfSize, placeAt, toImage, toStage, type Viewport } from '@/lib/surface/viewport';

const STAGE = { width: 800, height: 600 };
const OPENING: Viewport = { x: 0, y: 0, scale: 1 };
const ANCHOR = centreOfSize(STAGE);

/** Creates an animation whose elapsed milliseconds the test sets. */
function createClock() {
  let step: ((elapsed: number) => boolean) | null = null;
  const animate: Animate = (nextStep) => {
    step = nextStep;
    return () => {
      if (step === nextStep) step = null;
    };
  };
  return {
    animate,
    isRunning: () => step !== null,
    runAt(elapsed: number) {
      if (step?.(elapsed) === false) step = null;
    },
  };
}

function setUpMotion(options: Partial<MotionOptions> = {}) {
  const clock = createClock();
  const camera: Camera = createCamera({
    open: () => OPENING,
    clamp: (viewport) => viewport,
    paint: () => undefined,
    rest: () => undefined,
    requestFrame: () => () => undefined,
    schedule: () => () => undefined,
  });
  camera.resize(STAGE);
  const motion = createMotion({
    camera: () => camera,
    animate: clock.animate,
    isStill: () => false,
    bounds: () => ({ min: 0.5, max: 4 }),
    ...options,
  });
  return { camera, motion, clock };
}

const FAR_PLACE = placeAt({ x: 900, y: 700 }, ANCHOR, 2);

describe('a motion', () => {
  it('flies to a viewport, which is its destination until it has landed', () => {
    const { camera, motion, clock } = setUpMotion();
    const onLanded = jest.fn();
    motion.flyTo(FAR_PLACE, ANCHOR, onLanded);
    expect(motion.destination()).toEqual(FAR_PLACE);
    clock.runAt(FLIGHT_MS / 2);
    expect(camera.viewport().scale).toBeCloseTo(Math.SQRT2, 9);
    expect(onLanded).not.toHaveBeenCalled();
    clock.runAt(FLIGHT_MS);
    expect(camera.viewport()).toEqual(FAR_PLACE);
    expect(onLanded).toHaveBeenCalledTimes(1);
    expect(motion.destination()).toBeNull();
    expect(clock.isRunning()).toBe(false);
  });

  it('animates flights by the option « fly », and glides by the option « animate »', () => {
    const flights = createClock();
    const { motion, clock } = setUpMotion({ fly: flights.animate });
    motion.flyTo(FAR_PLACE, ANCHOR);
    expect([flights.isRunning(), clock.isRunning()]).toEqual([true, false]);
    motion.glide({ x: 1, y: 0 });
    expect([flights.isRunning(), clock.isRunning()]).toEqual([false, true]);
  });

  it('glides in the direction of its speed, and stops after the time of a glide', () => {
    const { camera, motion, clock } = setUpMotion();
    motion.glide({ x: 1, y: -0.5 });
    clock.runAt(100);
    const { x, y } = camera.viewport();
    expect(y / x).toBeCloseTo(-0.5, 9);
    clock.runAt(GLIDE_MS);
    expect(camera.viewport().x).toBeGreaterThan(x);
    expect(clock.isRunning()).toBe(false);
  });

  it('is interrupted by a zoom', () => {
    const onInterrupt = jest.fn();
    const { motion, clock } = setUpMotion({ onInterrupt });
    motion.flyTo(FAR_PLACE, ANCHOR);
    motion.zoomBy(1.1, ANCHOR);
    expect(clock.isRunning()).toBe(false);
    expect(motion.destination()).toBeNull();
    expect(onInterrupt).toHaveBeenCalledTimes(1);
  });

  it('zooms and pinches within its bounds, around the anchor and the grip', () => {
    const { camera, motion } = setUpMotion();
    motion.zoomBy(100, { x: 10, y: 20 });
    expect(camera.viewport().scale).toBe(4);
    expect(toImage(camera.viewport(), { x: 10, y: 20 })).toEqual({ x: 10, y: 20 });
    const grip = motion.grip({ x: 100, y: 100 });
    motion.hold(grip, { x: 130, y: 90 }, 0.001);
    expect(camera.viewport().scale).toBe(0.5);
    const gripPoint = toStage(camera.viewport(), grip.image);
    expect([gripPoint.x, gripPoint.y]).toEqual([expect.closeTo(130, 9), expect.closeTo(90, 9)]);
  });

  it('lands at once and never glides under reduced motion', () => {
    const { camera, motion, clock } = setUpMotion({ isStill: () => true });
    motion.glide({ x: 1, y: 1 });
    expect(camera.viewport()).toEqual(OPENING);
    motion.flyTo(FAR_PLACE, ANCHOR);
    expect(camera.viewport()).toEqual(FAR_PLACE);
    expect(clock.isRunning()).toBe(false);
  });
});
