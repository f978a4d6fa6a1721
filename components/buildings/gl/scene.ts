import type { View } from '@/lib/buildings/camera';
import type { FileModel, FilePiece } from '@/lib/buildings/file/format';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Options of a frame: camera, light, visible pieces, section plane. */
export interface Scene {
  readonly view: View;
  /** Direction towards the sun, in the building's coordinates. */
  readonly sun: Vector;
  readonly isDrawn: (piece: FilePiece) => boolean;
  /** Section plane; the half-space on the side of its normal is not drawn. */
  readonly cut: Cut | null;
  /** Whether fills and hatches show the grade of each part. */
  readonly isGraded: boolean;
  /** Index of the outlined part; -1 for none. */
  readonly chosen: number;
}

/** Plane: unit normal, and signed distance from the origin along the normal, in metres. */
export interface Cut {
  readonly normal: Vector;
  readonly at: number;
  /** Triangulates the cross-section of the visible pieces. */
  readonly caps: (model: FileModel, isDrawn: Scene['isDrawn']) => Caps;
}

/** Cross-section of a model, as bytes of vertices, indices and lines. */
export interface Caps {
  readonly vertices: ArrayBuffer;
  readonly indices: Uint16Array<ArrayBuffer>;
  readonly strokes: ArrayBuffer;
}

/** Size of the canvas in device pixels, and device pixels per CSS pixel. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
}
