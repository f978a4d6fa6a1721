/** @jest-environment jsdom */
import { placeOverlay } from '@/components/buildings/stage/overlay';
import { viewOf } from '@/lib/buildings/camera';

/** Returns the direction of the compass needle on the screen, rightwards and downwards, from -1 to 1. */
function needleDirection(azimuth: number): readonly [number, number] {
  const needle = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const camera = { azimuth, elevation: 30, distance: 50, target: [0, 0, 0] } as const;
  const scene = {
    view: viewOf({ ...camera, target: [0, 0, 0] }, 180, 1),
    sun: [0, 1, 0],
    isDrawn: () => true,
    cut: null,
    isGraded: false,
    chosen: -1,
  } as const;
  placeOverlay(
    { needle, line: null, label: null, scale: null, scaleWords: null },
    scene,
    { width: 400, height: 400 },
    { ...camera, target: [0, 0, 0] },
    null,
  );
  const rotation = /-?[\d.]+/.exec(needle.getAttribute('transform') ?? '')?.[0];
  const angle = (Number(rotation) * Math.PI) / 180;
  // The needle is drawn downwards.
  return [-Math.sin(angle), Math.cos(angle)];
}

it.each([
  ['south', 180, [0, -1]],
  ['east', 90, [1, 0]],
  ['north', 0, [0, 1]],
  ['west', 270, [-1, 0]],
] as const)(
  'the compass needle points to the north for a camera in the %s',
  (_, azimuth, expected) => {
    const [x, y] = needleDirection(azimuth);
    expect(x).toBeCloseTo(expected[0], 6);
    expect(y).toBeCloseTo(expected[1], 6);
  },
);
