import { MAP_BOUNDS } from '@/lib/map/camera/framing';
import { createPlaceFraming } from '@/lib/map/camera/placeFraming';
import { createCamera } from '@/lib/surface/camera';
import { createMotion } from '@/lib/surface/motion';
import { clampTo, toStage } from '@/lib/surface/viewport';

const IMAGE = { width: 3000, height: 2000 };
const STAGE = { width: 400, height: 600 };
const PLACES = new Map([
  ['west', { x: 500, y: 1000 }],
  ['east', { x: 2500, y: 1000 }],
  ['near west', { x: 560, y: 1300 }],
  ['south', { x: 500, y: 1950 }],
]);

/** Creates the framing of a map whose flights end at once. */
function aFraming(cut = { top: 0, bottom: 0 }) {
  const scrolled: number[] = [];
  const camera = createCamera({
    open: () => ({ x: -300, y: -700, scale: 1 }),
    clamp: (viewport, stage) => clampTo(viewport, IMAGE, framing.room(stage)),
    paint: () => undefined,
    rest: () => undefined,
    requestFrame: () => () => undefined,
    schedule: () => () => undefined,
  });
  const motion = createMotion({
    camera: () => camera,
    animate: () => () => undefined,
    isStill: () => true,
    bounds: () => MAP_BOUNDS,
    onInterrupt: () => framing.interrupt(),
  });
  const framing = createPlaceFraming({
    camera: () => camera,
    motion,
    image: IMAGE,
    pointOf: (id) => PLACES.get(id) ?? null,
    windowCut: () => cut,
    bringIntoWindow: (y) => void scrolled.push(y),
  });
  camera.resize(STAGE);
  const seenAt = (id: string) => toStage(camera.viewport(), PLACES.get(id) ?? { x: 0, y: 0 });
  return { camera, motion, framing, seenAt, scrolled };
}

describe('the framing of places', () => {
  it('brings an opened place to the middle of the free part, and moves back when it is closed', () => {
    const { camera, framing, seenAt } = aFraming();
    const before = camera.viewport();
    framing.cover(300);
    framing.follow('east');
    expect(seenAt('east')).toEqual({ x: 200, y: 150 });
    framing.follow(null);
    expect(camera.viewport()).toEqual(before);
  });

  it('leaves a place that is well visible where it is', () => {
    const { camera, framing } = aFraming();
    const before = camera.viewport();
    framing.follow('west');
    expect(camera.viewport()).toBe(before);
  });

  it('stays where a visitor has put the map', () => {
    const { camera, motion, framing } = aFraming();
    framing.follow('east');
    motion.stop();
    const left = camera.viewport();
    framing.follow(null);
    expect(camera.viewport()).toBe(left);
  });

  it('moves out from under a growing cover', () => {
    const { framing, seenAt } = aFraming();
    framing.follow('west');
    framing.cover(320);
    expect(seenAt('west').y).toBe(140);
  });

  it('shows one of the searched places, the first', () => {
    const { framing, seenAt } = aFraming();
    framing.revealOneOf(['east', 'west']);
    expect(seenAt('west').x).toBe(200);
    framing.revealOneOf([]);
    expect(seenAt('west').x).toBe(200);
  });

  it('brings the first of the searched places that are all out of sight', () => {
    const { framing, seenAt } = aFraming();
    framing.revealOneOf(['east', 'south']);
    expect(seenAt('east')).toEqual({ x: 200, y: 300 });
  });

  it.each([
    ['what the window shows', { top: 300, bottom: 180 }, 360],
    [
      'the whole stage where the window shows less than 120 pixels',
      { top: 300, bottom: 181 },
      300,
    ],
  ])('brings a place to the middle of %s', (_, cut, y) => {
    const { framing, seenAt, scrolled } = aFraming(cut);
    framing.reveal('east');
    expect(seenAt('east')).toEqual({ x: 200, y });
    expect(scrolled).toEqual([y]);
  });

  it('shows several places together, zooming out for them, or as many as fit', () => {
    const { camera, framing, seenAt } = aFraming();
    const before = camera.viewport();
    framing.revealAll(['nowhere']);
    expect(camera.viewport()).toBe(before);
    framing.revealAll(['west', 'near west']);
    expect(camera.viewport().scale).toBe(1);
    expect(seenAt('west')).toEqual({ x: 170, y: 150 });
    expect(seenAt('near west')).toEqual({ x: 230, y: 450 });
    framing.reveal('east');
    framing.revealAll(['east', 'west', 'near west']);
    expect(seenAt('west')).toEqual({ x: 200, y: 300 });
    expect(seenAt('near west')).toEqual({ x: 248, y: 540 });
  });

  it('arrives at a place that the address’s view shows without a move, else moves there', () => {
    const { camera, framing, seenAt, scrolled } = aFraming();
    const before = camera.viewport();
    framing.arriveAt('west', true);
    expect(camera.viewport()).toBe(before);
    framing.cover(320);
    expect(seenAt('west').y).toBe(140);
    framing.arriveAt('east', true);
    expect(seenAt('east')).toEqual({ x: 200, y: 140 });
    expect(scrolled).toEqual([300, 140]);
  });

  it('fills the stage again when its cover shrinks', () => {
    const { framing, seenAt } = aFraming();
    framing.cover(300);
    framing.follow('south');
    expect(seenAt('south').y).toBe(220);
    framing.cover(100);
    expect(seenAt('south').y).toBe(420);
    expect(framing.room(STAGE).height).toBe(500);
  });

  it('does not move for a cover once a gesture has let the place go', () => {
    const { camera, framing } = aFraming();
    framing.follow('west');
    framing.interrupt();
    const left = camera.viewport();
    framing.cover(320);
    expect(camera.viewport()).toBe(left);
    expect(framing.room(STAGE).height).toBe(280);
  });

  it('scrolls the page to the note of a place that is not on the map', () => {
    const { framing, scrolled } = aFraming();
    framing.arriveAt('nowhere', false);
    expect(scrolled).toEqual([40]);
  });
});
