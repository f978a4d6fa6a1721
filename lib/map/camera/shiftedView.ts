import type { MapView } from '@/lib/map/camera/framing';

/** Conversion of views from a former frame to the present one: each value becomes `from + by × value`. */
export interface FrameShift {
  readonly x: { readonly from: number; readonly by: number };
  readonly y: { readonly from: number; readonly by: number };
  /** Factor of the scale. */
  readonly scale: number;
}

/** Converts a view of a former frame to the present one: the same ground at the same size. */
export const shiftedView = ({ x, y, scale }: MapView, shift: FrameShift): MapView => ({
  x: shift.x.from + shift.x.by * x,
  y: shift.y.from + shift.y.by * y,
  scale: scale * shift.scale,
});
