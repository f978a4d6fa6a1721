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
function aFraming(windowCut = { top: 0, bottom: 0 }) {
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
    windowCut: () => windowCut,
    bringIntoWindow: (y) => void scrolled.push(y),
  });
  camera.resize(STAGE);
  const stagePointOf = (id: string) =>
    toStage(camera.viewport(), PLACES.get(id) ?? { x: 0, y: 0 });
  return { camera, motion, framing, stagePointOf, scrolled };
}

describe('the framing of places', () => {
  it('brings an opened place to the middle of the free part, and moves back when it is closed', () => {
    const { camera, framing, stagePointOf } = aFraming();
    const initialViewport = camera.viewport();
    framing.cover(300);
    framing.follow('east');
    expect(stagePointOf('east')).toEqual({ x: 200, y: 150 });
    framing.follow(null);
    expect(camera.viewport()).toEqual(initialViewport);
  });

  it('keeps the viewport for a place that is comfortably visible', () => {
    const { camera, framing } = aFraming();
    const initialViewport = camera.viewport();
    framing.follow('west');
    expect(camera.viewport()).toBe(initialViewport);
  });

  it('keeps the viewport to which a visitor has moved the map', () => {
    const { camera, motion, framing } = aFraming();
    framing.follow('east');
    motion.stop();
    const viewport = camera.viewport();
    framing.follow(null);
    expect(camera.viewport()).toBe(viewport);
  });

  it('moves a followed place out from under a growing cover', () => {
    const { framing, stagePointOf } = aFraming();
    framing.follow('west');
    framing.cover(320);
    expect(stagePointOf('west').y).toBe(140);
  });

  it('keeps a searched place in view, when one is visible', () => {
    const { framing, stagePointOf } = aFraming();
    framing.revealOneOf(['east', 'west']);
    expect(stagePointOf('west').x).toBe(200);
    framing.revealOneOf([]);
    expect(stagePointOf('west').x).toBe(200);
  });

  it('shows the first of several searched places that are all out of sight', () => {
    const { framing, stagePointOf } = aFraming();
    framing.revealOneOf(['east', 'south']);
    expect(stagePointOf('east')).toEqual({ x: 200, y: 300 });
  });

  it.each([
    ['the part of the stage inside the window', { top: 300, bottom: 180 }, 360],
    [
      'the whole stage where the window shows less than 120 pixels',
      { top: 300, bottom: 181 },
      300,
    ],
  ])('brings a place to the middle of %s', (_, windowCut, y) => {
    const { framing, stagePointOf, scrolled } = aFraming(windowCut);
    framing.reveal('east');
    expect(stagePointOf('east')).toEqual({ x: 200, y });
    expect(scrolled).toEqual([y]);
  });

  it('shows several places together, zoomed out for them, or as many as fit', () => {
    const { camera, framing, stagePointOf } = aFraming();
    const initialViewport = camera.viewport();
    framing.revealAll(['nowhere']);
    expect(camera.viewport()).toBe(initialViewport);
    framing.revealAll(['west', 'near west']);
    expect(camera.viewport().scale).toBe(1);
    expect(stagePointOf('west')).toEqual({ x: 170, y: 150 });
    expect(stagePointOf('near west')).toEqual({ x: 230, y: 450 });
    framing.reveal('east');
    framing.revealAll(['east', 'west', 'near west']);
    expect(stagePointOf('west')).toEqual({ x: 200, y: 300 });
    expect(stagePointOf('near west')).toEqual({ x: 248, y: 540 });
  });

  it('keeps the view of the address where it shows the opened place, and moves to the place elsewhere', () => {
    const { camera, framing, stagePointOf, scrolled } = aFraming();
    const initialViewport = camera.viewport();
    framing.arriveAt('west', true);
    expect(camera.viewport()).toBe(initialViewport);
    framing.cover(320);
    expect(stagePointOf('west').y).toBe(140);
    framing.arriveAt('east', true);
    expect(stagePointOf('east')).toEqual({ x: 200, y: 140 });
    expect(scrolled).toEqual([300, 140]);
  });

  it('moves a followed place back when the cover shrinks', () => {
    const { framing, stagePointOf } = aFraming();
    framing.cover(300);
    framing.follow('south');
    expect(stagePointOf('south').y).toBe(220);
    framing.cover(100);
    expect(stagePointOf('south').y).toBe(420);
    expect(framing.room(STAGE).height).toBe(500);
  });

  it('does not move for a cover after a gesture has interrupted the following', () => {
    const { camera, framing } = aFraming();
    framing.follow('west');
    framing.interrupt();
    const viewport = camera.viewport();
    framing.cover(320);
    expect(camera.viewport()).toBe(viewport);
    expect(framing.room(STAGE).height).toBe(280);
  });

  it('scrolls the page to the note of a place that is not on the map', () => {
    const { framing, scrolled } = aFraming();
    framing.arriveAt('nowhere', false);
    expect(scrolled).toEqual([40]);
  });
});
