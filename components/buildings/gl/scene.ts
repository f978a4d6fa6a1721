import type { View } from '@/lib/buildings/camera';
import type { FileModel, FilePiece } from '@/lib/buildings/file/format';
import type { Vector } from '@/lib/buildings/solids/vector';

/** What is drawn of a model, and how. */
export interface Scene {
  readonly view: View;
  /** Towards the sun, in the frame of the building. */
  readonly sun: Vector;
  readonly isDrawn: (piece: FilePiece) => boolean;
  /** The plane that cuts the building: the half towards which its normal looks is left out. */
  readonly cut: Cut | null;
  /** Whether the grade of each part is drawn. */
  readonly isGraded: boolean;
  /** Rank of the part that is outlined; -1: none. */
  readonly chosen: number;
}

/** A plane: its normal, of length 1, and how far the plane is from the origin along it, in metres. */
export interface Cut {
  readonly normal: Vector;
  readonly at: number;
  /** Fills what the plane cuts of the pieces that are drawn. */
  readonly caps: (model: FileModel, isDrawn: Scene['isDrawn']) => Caps;
}

/** The faces that a plane opens, as bytes of vertices, of triangles and of lines. */
export interface Caps {
  readonly vertices: ArrayBuffer;
  readonly indices: Uint16Array<ArrayBuffer>;
  readonly strokes: ArrayBuffer;
}

/** Size of the picture, in device pixels, and device pixels in a CSS pixel. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
}
