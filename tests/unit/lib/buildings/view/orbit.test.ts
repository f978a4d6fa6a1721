import { viewOf } from '@/lib/buildings/camera';
import {
  interpolateCameras,
  isStanding,
  moveCamera,
  standingCamera,
  turnCamera,
  zoomCamera,
} from '@/lib/buildings/view/orbit';

const BOUNDS = { extent: 96 };
const CAMERA = {
  azimuth: 350,
  elevation: 27,
  distance: 100,
  target: [0, 0, 0] as [number, number, number],
};
const STAND = standingCamera({ eye: [3, 1.6, -4], azimuth: 50, elevation: 6 });

describe('A camera around a building', () => {
  it('turns around its target, and stays above the ground', () => {
    expect(turnCamera(CAMERA, 20, 0)).toEqual({ ...CAMERA, azimuth: 10 });
    expect(turnCamera(CAMERA, 0, -90).elevation).toBe(2);
    expect(turnCamera(CAMERA, 0, 90).elevation).toBe(88);
  });

  it('zooms within limits that depend on the size of the building', () => {
    expect(zoomCamera(CAMERA, 0.5, BOUNDS).distance).toBe(50);
    expect(zoomCamera(CAMERA, 1e-6, BOUNDS).distance).toBe(4);
    expect(zoomCamera(CAMERA, 1e6, BOUNDS).distance).toBe(288);
  });

  it('moves its target no farther than the bounds', () => {
    const { target } = moveCamera(CAMERA, 99, 99, BOUNDS);
    for (const metres of target) expect(Math.abs(metres)).toBeLessThanOrEqual(48);
  });

  it('turns through the smaller angle between two azimuths', () => {
    expect(interpolateCameras(CAMERA, { ...CAMERA, azimuth: 10 }, 0.5).azimuth).toBeCloseTo(0);
    expect(interpolateCameras(CAMERA, { ...CAMERA, distance: 1 }, 0.5).distance).toBeCloseTo(
      10,
    );
  });
});

describe('A standing camera', () => {
  it('keeps the position of its eye while it turns', () => {
    expect(isStanding(STAND)).toBe(true);
    for (const camera of [
      STAND,
      turnCamera(STAND, 75, -20),
      turnCamera(turnCamera(STAND, 10, 70), -90, 3),
    ]) {
      // A front that faces south has the axes of the world.
      const { eye } = viewOf(camera, 180, 9 / 16);
      [3, 1.6, -4].forEach((metres, axis) => expect(eye[axis]).toBeCloseTo(metres, 6));
    }
  });

  it('neither moves nor zooms', () => {
    expect(zoomCamera(STAND, 0.5, BOUNDS)).toBe(STAND);
    expect(moveCamera(STAND, 1, 1, BOUNDS)).toBe(STAND);
  });
});
