import type { Scene } from '@/components/buildings/gl/scene';
import { fittedDistance, project } from '@/lib/buildings/camera';
import type { DimensionLine } from '@/lib/buildings/models/model';
import type { Camera } from '@/lib/buildings/record';
import { isStanding } from '@/lib/buildings/view/orbit';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Elements over the picture that depend on the camera. */
export interface Overlay {
  readonly line: SVGPathElement | null;
  readonly label: HTMLElement | null;
  readonly needle: SVGElement | null;
  readonly scale: SVGPathElement | null;
  readonly scaleWords: HTMLElement | null;
}

/** Largest width of the scale bar, in pixels. */
const MAX_SCALE_WIDTH = 120;

/** Updates the measure, the north and the scale bar for a view; by script, since the policy forbids inline styles. */
export function placeOverlay(
  { line, label, needle, scale, scaleWords }: Overlay,
  { view }: Scene,
  { width, height }: { readonly width: number; readonly height: number },
  camera: Camera,
  measure: DimensionLine | null,
): void {
  const toPixels = (point: Vector): readonly [number, number] | null => {
    const [x, y] = project(view, point) ?? [];
    return x === undefined || y === undefined
      ? null
      : [((x + 1) / 2) * width, ((1 - y) / 2) * height];
  };
  // Rotates the needle, whose point is drawn downwards: for a camera in the south the north is up.
  needle?.setAttribute('transform', `rotate(${-camera.azimuth})`);
  const distance = fittedDistance(camera.distance, width / height);
  const pixels = Math.min(width, height) / (2 * distance * Math.tan(Math.PI / 9));
  const power = 10 ** Math.floor(Math.log10(MAX_SCALE_WIDTH / pixels));
  const metres =
    ([5, 2, 1].find((step) => step * power * pixels <= MAX_SCALE_WIDTH) ?? 1) * power;
  // Hides the scale bar of a standing camera, whose distances differ over the picture.
  const hasScale = !isStanding(camera);
  scale?.setAttribute('d', hasScale ? `M1 1v6h${(metres * pixels).toFixed(1)}v-6` : '');
  if (scaleWords) scaleWords.textContent = hasScale ? `${metres}\u00a0m`.replace('.', ',') : '';
  const displaced = (point: Vector): Vector => {
    const [x, y, z] = measure?.away ?? [0, 0, 0];
    return [point[0] + x, point[1] + y, point[2] + z];
  };
  const ends = measure
    ? [measure.from, displaced(measure.from), displaced(measure.to), measure.to].map(toPixels)
    : [];
  const isVisible = ends.length === 4 && !ends.includes(null);
  line?.setAttribute('d', isVisible ? `M${ends.map((end) => end?.join(' ')).join('L')}` : '');
  if (!label) return;
  label.hidden = !isVisible;
  const [, start, end] = ends;
  if (start && end)
    label.style.translate = `${Math.round((start[0] + end[0]) / 2)}px ${Math.round((start[1] + end[1]) / 2)}px`;
}
