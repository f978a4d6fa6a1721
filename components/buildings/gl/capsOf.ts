import { LINE_BYTES, VERTEX_BYTES } from '@/components/buildings/gl/geometry';
import type { Caps } from '@/components/buildings/gl/scene';
import type { FileModel, FilePiece } from '@/lib/buildings/file/format';
import type { CuttingPlane } from '@/lib/buildings/section/plane';
import { sliceOf } from '@/lib/buildings/section/slice';

/** Shade for which the shader of faces draws a hatch; shades of materials go from 0 to 31. */
const CAP_SHADE = 255;

/**
 * Triangulates the cross-section of a model for the renderer: four vertices per quadrilateral, outlines as strong
 * lines.
 */
export function capsOf(
  model: FileModel,
  isDrawn: (piece: FilePiece) => boolean,
  { axis, at, side }: CuttingPlane,
): Caps {
  const { level, shapes, lines } = sliceOf(model, isDrawn, axis, at);
  // Moves the cap half a unit to the visible side, so that the clipping plane does not discard it.
  const depth = level - side / 2;
  const toPoint = ([u, v]: readonly [number, number]): readonly number[] =>
    [[depth, u, v] as const, [u, depth, v] as const, [u, v, depth] as const][axis] ?? [];
  const vertices = new ArrayBuffer(4 * VERTEX_BYTES * shapes.length);
  shapes.forEach(({ piece, corners }, shapeIndex) => {
    corners.forEach((corner, index) => {
      const vertex = 4 * shapeIndex + index;
      new Uint16Array(vertices).set(toPoint(corner), (VERTEX_BYTES / 2) * vertex);
      const { part, material, grade } = piece;
      new Uint8Array(vertices).set(
        [128, 128, part, material, grade, CAP_SHADE, 255],
        VERTEX_BYTES * vertex + 8,
      );
    });
  });
  const strokes = new ArrayBuffer(LINE_BYTES * lines.length);
  lines.forEach(({ piece: { part, material, grade }, ends }, lineIndex) => {
    ends.forEach((end, index) => {
      new Uint16Array(strokes).set(toPoint(end), (LINE_BYTES / 2) * lineIndex + 4 * index);
    });
    new Uint8Array(strokes).set([part, material, grade, 1], LINE_BYTES * lineIndex + 16);
  });
  return {
    vertices,
    indices: Uint16Array.from(
      shapes.flatMap((_, index) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * index + corner)),
    ),
    strokes,
  };
}
