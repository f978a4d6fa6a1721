import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { StageModules } from '@/components/buildings/stage/stageModules';
import type { Overlay } from '@/components/buildings/stage/overlay';
import { sceneOf } from '@/components/buildings/stage/sceneOf';
import { StageCanvas } from '@/components/buildings/stage/stageCanvas';
import type { Capture } from '@/components/buildings/controls/StageShare.client';
import { animate } from '@/components/ui/browser/frames';
import type { FileModel } from '@/lib/buildings/file/format';
import type { Camera } from '@/lib/buildings/record';
import { interpolateCameras } from '@/lib/buildings/view/orbit';
import type { BuildingQuery } from '@/lib/buildings/view/query';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';

/** State of the canvas: drawn, without its WebGL context for a time, or without WebGL. */
type Picture = 'drawn' | 'lost' | 'none';

/** Duration of the animation to another view, in milliseconds. */
const FLIGHT_MS = 600;

const ease = (ratio: number): number => ratio * ratio * (3 - 2 * ratio);

const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface StageCanvasOptions {
  readonly container: RefObject<HTMLElement | null>;
  readonly overlay: RefObject<Overlay | null>;
  readonly building: StageBuilding;
  readonly model: FileModel;
  readonly state: BuildingQuery;
  readonly camera: Camera;
  /** Whether a gesture changes the view, which skips the animation. */
  readonly isGesturing: boolean;
  readonly modules: StageModules;
  readonly capture: Capture;
}

/** Draws the building on a canvas, animates from view to view, and returns the state of the canvas. */
export function useStageCanvas(options: StageCanvasOptions) {
  const { container, building, model, state, camera } = options;
  const [picture, setPicture] = useState<Picture>('drawn');
  const canvas = useRef<StageCanvas | null>(null);
  const shownCamera = useRef(camera);
  const cancelFlight = useRef(() => {});

  const scene = useEffectEvent((aspect: number) =>
    sceneOf(options.state, building, shownCamera.current, aspect, options.modules),
  );
  const onDrawn = useEffectEvent(
    (drawnScene: ReturnType<typeof sceneOf>, width: number, height: number) => {
      const { overlay } = options;
      const measure = building.measures.find(({ id }) => id === options.state.measure) ?? null;
      if (overlay.current)
        options.modules.placeOverlay(
          overlay.current,
          drawnScene,
          { width, height },
          shownCamera.current,
          measure,
        );
    },
  );

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    try {
      canvas.current = new StageCanvas(element, model, {
        scene: (aspect) => scene(aspect),
        onDrawn: (drawnScene, width, height) => onDrawn(drawnScene, width, height),
        onLost: (isFinal) => setPicture(isFinal ? 'none' : 'lost'),
        onRestored: () => setPicture('drawn'),
      });
    } catch {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows whether it draws
      setPicture('none');
    }
    return () => {
      canvas.current?.dispose();
      canvas.current = null;
    };
  }, [container, model]);

  useEffect(() => {
    cancelFlight.current();
    const startCamera = shownCamera.current;
    if (options.isGesturing || isMotionReduced() || startCamera === camera) {
      shownCamera.current = camera;
      canvas.current?.invalidate();
      return;
    }
    cancelFlight.current = animate((elapsed) => {
      const ratio = Math.min(1, elapsed / FLIGHT_MS);
      shownCamera.current =
        ratio === 1 ? camera : interpolateCameras(startCamera, camera, ease(ratio));
      canvas.current?.invalidate();
      return ratio < 1;
    });
    return () => cancelFlight.current();
  }, [camera, options.isGesturing]);

  useEffect(() => canvas.current?.invalidate(), [state]);
  useImperativeHandle(options.capture, () => () => canvas.current?.capture() ?? null, []);

  return { picture, reopen: () => canvas.current?.reopen(), shownCamera };
}
