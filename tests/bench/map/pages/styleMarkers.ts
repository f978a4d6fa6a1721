import { layoutMarkers } from '@/lib/map/markers/markerLayout';
import { PROBES, type Scene } from '@/tests/bench/map/pages/scene';

const METRICS = {
  apart: 30,
  markerSize: 28,
  nameHeight: 20,
  stage: { left: 0, top: 0, right: Infinity, bottom: Infinity },
  controls: [],
};

/**
 * Gives every library our initial picture: names that have room are shown, other names hidden. The probes are marked as
 * selected, since selected markers are never culled.
 */
export function styleMarkers(stage: HTMLElement, { image, places, view }: Scene): void {
  const element = (id: string) => stage.querySelector<HTMLElement>(`[data-place="${id}"]`);
  const boxes = places.map(({ id, coordinates: [x, y] }) => ({
    id,
    x: (x / 100) * image.width * view.scale,
    y: (y / 100) * image.height * view.scale,
    nameWidth: element(id)?.querySelector<HTMLElement>('[data-role="name"]')?.offsetWidth ?? 0,
  }));
  for (const [id, { nameSide }] of layoutMarkers(boxes, METRICS))
    element(id)?.setAttribute('data-name', nameSide ?? 'none');
  for (const { id } of PROBES) element(id)?.setAttribute('aria-current', 'true');
}
