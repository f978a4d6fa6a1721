/** Script of the page that renders stills with the renderer of the stage; bundled by `stills.ts`. */
import { capsOf } from '@/components/buildings/gl/capsOf';
import { Renderer } from '@/components/buildings/gl/renderer';
import { cutBy } from '@/components/buildings/gl/cut';
import type { Canvas } from '@/components/buildings/gl/scene';
import { viewOf } from '@/lib/buildings/camera';
import { readModel } from '@/lib/buildings/file/readModel';
import type { Camera } from '@/lib/buildings/record';
import { cuttingPlane } from '@/lib/buildings/section/plane';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Options of a still. */
export interface StillOrder {
  readonly camera: Camera;
  readonly facade: number;
  readonly sun: Vector;
  /** Bit of the phase in the file of the model. */
  readonly phase: number;
  readonly isGraded: boolean;
  /** Section plane, in metres along an axis; null for none. */
  readonly cut: { readonly axis: 0 | 1 | 2; readonly at: number } | null;
}

declare global {
  interface Window {
    openModel: (bytes: readonly number[], size: Canvas) => void;
    takeStill: (order: StillOrder) => string;
  }
}

let renderer: Renderer | null = null;
let size: Canvas = { width: 1, height: 1, dpr: 1 };
const canvas = document.createElement('canvas');

window.openModel = (bytes, canvasSize) => {
  size = canvasSize;
  canvas.width = canvasSize.width;
  canvas.height = canvasSize.height;
  const gl = canvas.getContext('webgl2', { antialias: true, alpha: false });
  const model = readModel(Uint8Array.from(bytes).buffer);
  if (!gl || !model) throw new Error('WebGL 2 and a model are expected.');
  renderer = new Renderer(gl, model);
};

window.takeStill = ({ camera, facade, sun, phase, isGraded, cut }) => {
  const view = viewOf(camera, facade, size.width / size.height);
  renderer?.draw(
    {
      view,
      sun,
      isDrawn: ({ phases }) => (phases & phase) !== 0,
      isGraded,
      cut: cut && cutBy(cuttingPlane(cut.axis, cut.at, view), capsOf),
      chosen: -1,
    },
    size,
  );
  return canvas.toDataURL('image/png');
};
