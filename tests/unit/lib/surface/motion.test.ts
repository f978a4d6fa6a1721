import { createCamera, type Camera } from '@/lib/surface/camera';
import {
  createMotion,
  FLIGHT_MS,
  type Animate,
  type MotionOptions,
} from '@/lib/surface/motion';
import { GLIDE_MS } from '@/lib/surface/momentum';
import { middle, placeAt, toImage, toStage, type Viewport } from '@/lib/surface/viewport';

const STAGE = { width: 800, height: 600 };
const OPENING: Viewport = { x: 0, y: 0, scale: 1 };
const ANCHOR = middle(STAGE);

/** Creates an animation whose clock the test sets. */
function aClock() {
  let step: ((elapsed: number) => boolean) | null = null;
  const animate: Animate = (next) => {
    step = next;
    return () => {
      if (step === next) step = null;
    };
  };
  return {
    animate,
    isRunning: () => step !== null,
    at(elapsed: number) {
      if (step?.(elapsed) === false) step = null;
    },
  };
}

function aMotion(options: Partial<MotionOptions> = {}) {
  const clock = aClock();
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
    const { camera, motion, clock } = aMotion();
    const landed = jest.fn();
    motion.flyTo(FAR_PLACE, ANCHOR, landed);
    expect(motion.destination()).toEqual(FAR_PLACE);
    clock.at(FLIGHT_MS / 2);
    expect(camera.viewport().scale).toBeCloseTo(Math.SQRT2, 9);
    expect(landed).not.toHaveBeenCalled();
    clock.at(FLIGHT_MS);
    expect(camera.viewport()).toEqual(FAR_PLACE);
    expect(landed).toHaveBeenCalledTimes(1);
    expect(motion.destination()).toBeNull();
    expect(clock.isRunning()).toBe(false);
  });

  it('animates flights by the given function, and glides by the frames', () => {
    const flights = aClock();
    const { motion, clock } = aMotion({ fly: flights.animate });
    motion.flyTo(FAR_PLACE, ANCHOR);
    expect([flights.isRunning(), clock.isRunning()]).toEqual([true, false]);
    motion.glide({ x: 1, y: 0 });
    expect([flights.isRunning(), clock.isRunning()]).toEqual([false, true]);
  });

  it('glides and comes to rest by itself', () => {
    const { camera, motion, clock } = aMotion();
    motion.glide({ x: 1, y: -0.5 });
    clock.at(100);
    const { x, y } = camera.viewport();
    expect(y / x).toBeCloseTo(-0.5, 9);
    clock.at(GLIDE_MS);
    expect(camera.viewport().x).toBeGreaterThan(x);
    expect(clock.isRunning()).toBe(false);
  });

  it('is ended by a zoom', () => {
    const onInterrupt = jest.fn();
    const { motion, clock } = aMotion({ onInterrupt });
    motion.flyTo(FAR_PLACE, ANCHOR);
    motion.zoomBy(1.1, ANCHOR);
    expect(clock.isRunning()).toBe(false);
    expect(motion.destination()).toBeNull();
    expect(onInterrupt).toHaveBeenCalledTimes(1);
  });

  it('zooms and pinches within its bounds, about the held point', () => {
    const { camera, motion } = aMotion();
    motion.zoomBy(100, { x: 10, y: 20 });
    expect(camera.viewport().scale).toBe(4);
    expect(toImage(camera.viewport(), { x: 10, y: 20 })).toEqual({ x: 10, y: 20 });
    const grip = motion.grip({ x: 100, y: 100 });
    motion.hold(grip, { x: 130, y: 90 }, 0.001);
    expect(camera.viewport().scale).toBe(0.5);
    const seen = toStage(camera.viewport(), grip.image);
    expect([seen.x, seen.y]).toEqual([expect.closeTo(130, 9), expect.closeTo(90, 9)]);
  });

  it('lands at once and never glides under reduced motion', () => {
    const { camera, motion, clock } = aMotion({ isStill: () => true });
    motion.glide({ x: 1, y: 1 });
    expect(camera.viewport()).toEqual(OPENING);
    motion.flyTo(FAR_PLACE, ANCHOR);
    expect(camera.viewport()).toEqual(FAR_PLACE);
    expect(clock.isRunning()).toBe(false);
  });
});
