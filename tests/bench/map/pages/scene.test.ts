import { IMAGE, placesOf, PROBES, START_VIEW } from '@/tests/bench/map/pages/scene';

const places = placesOf(1000);

it('placesOf returns the requested number of markers, the same at every call', () => {
  expect(places).toHaveLength(1000);
  expect(placesOf(1000)).toEqual(places);
  expect(placesOf(10)).toEqual(places.slice(0, 10));
});

it('placesOf begins with the probes, from which the view is read', () => {
  expect(places.slice(0, 2).map(({ coordinates }) => coordinates)).toEqual(
    PROBES.map(({ percent }) => [percent, percent]),
  );
});

it('no two markers are so near that our map would displace them', () => {
  const points = places.map(({ coordinates: [x, y] }) => ({
    x: (x / 100) * IMAGE.width * START_VIEW.scale,
    y: (y / 100) * IMAGE.height * START_VIEW.scale,
  }));
  const nearestDistances = points.map((a, index) =>
    Math.min(...points.slice(0, index).map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
  );
  expect(Math.min(...nearestDistances)).toBeGreaterThan(30);
});
