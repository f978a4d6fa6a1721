import type { Scene } from '@/components/buildings/gl/scene';
import { fittedDistance, project } from '@/lib/buildings/camera';
import type { MeasureLine } from '@/lib/buildings/models/model';
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
const SCALE = 120;

/** Updates the measure, the north and the scale bar for a view; by script, since the policy forbids inline styles. */
export function placeOverlay(
  { line, label, needle, scale, scaleWords }: Overlay,
  { view }: Scene,
  { width, height }: { readonly width: number; readonly height: number },
  camera: Camera,
  measure: MeasureLine | null,
): void {
  const onPicture = (point: Vector): readonly [number, number] | null => {
    const [x, y] = project(view, point) ?? [];
    return x === undefined || y === undefined
      ? null
      : [((x + 1) / 2) * width, ((1 - y) / 2) * height];
  };
  // Rotates the needle, whose point is drawn downwards: for a camera in the south the north is up.
  needle?.setAttribute('transform', `rotate(${-camera.azimuth})`);
  const distance = fittedDistance(camera.distance, width / height);
  const pixels = Math.min(width, height) / (2 * distance * Math.tan(Math.PI / 9));
  const power = 10 ** Math.floor(Math.log10(SCALE / pixels));
  const metres = ([5, 2, 1].find((step) => step * power * pixels <= SCALE) ?? 1) * power;
  // Hides the scale bar of a standing camera, whose distances differ over the picture.
  const hasScale = !isStanding(camera);
  scale?.setAttribute('d', hasScale ? `M1 1v6h${(metres * pixels).toFixed(1)}v-6` : '');
  if (scaleWords) scaleWords.textContent = hasScale ? `${metres}\u00a0m`.replace('.', ',') : '';
  const moved = (point: Vector): Vector => {
    const [x, y, z] = measure?.away ?? [0, 0, 0];
    return [point[0] + x, point[1] + y, point[2] + z];
  };
  const ends = measure
    ? [measure.from, moved(measure.from), moved(measure.to), measure.to].map(onPicture)
    : [];
  const isSeen = ends.length === 4 && !ends.includes(null);
  line?.setAttribute('d', isSeen ? `M${ends.map((end) => end?.join(' ')).join('L')}` : '');
  if (!label) return;
  label.hidden = !isSeen;
  const [, a, b] = ends;
  if (a && b)
    label.style.translate = `${Math.round((a[0] + b[0]) / 2)}px ${Math.round((a[1] + b[1]) / 2)}px`;
}
