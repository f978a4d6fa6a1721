import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { Beside } from '@/components/buildings/stage/beside';
import type { Overlay } from '@/components/buildings/stage/overlay';
import { sceneOf } from '@/components/buildings/stage/sceneOf';
import { StageCanvas } from '@/components/buildings/stage/stageCanvas';
import type { Shot } from '@/components/buildings/controls/StageShare.client';
import { animate } from '@/components/ui/browser/frames';
import type { FileModel } from '@/lib/buildings/file/format';
import type { Camera } from '@/lib/buildings/record';
import { interpolateCameras } from '@/lib/buildings/view/orbit';
import type { BuildingQuery } from '@/lib/buildings/view/query';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';

/** State of the canvas: drawn, without its WebGL context for a time, or without WebGL. */
type Picture = 'drawn' | 'lost' | 'none';

/** Duration of the animation to another view, in milliseconds. */
const FLIGHT = 600;

const ease = (ratio: number): number => ratio * ratio * (3 - 2 * ratio);

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Stage {
  readonly place: RefObject<HTMLElement | null>;
  readonly overlay: RefObject<Overlay | null>;
  readonly building: StageBuilding;
  readonly model: FileModel;
  readonly state: BuildingQuery;
  readonly camera: Camera;
  /** Skips the animation to another view while a gesture changes it. */
  readonly isGesturing: boolean;
  readonly beside: Beside;
  readonly shot: Shot;
}

/** Draws the building on its own canvas, animates from view to view, and returns the state of the canvas. */
export function useStageCanvas(stage: Stage) {
  const { place, building, model, state, camera } = stage;
  const [picture, setPicture] = useState<Picture>('drawn');
  const canvas = useRef<StageCanvas | null>(null);
  const shown = useRef(camera);
  const flight = useRef(() => {});

  const scene = useEffectEvent((aspect: number) =>
    sceneOf(stage.state, building, shown.current, aspect, stage.beside),
  );
  const onDrawn = useEffectEvent(
    (drawn: ReturnType<typeof sceneOf>, width: number, height: number) => {
      const { overlay } = stage;
      const measure = building.measures.find(({ id }) => id === stage.state.measure) ?? null;
      if (overlay.current)
        stage.beside.placeOverlay(
          overlay.current,
          drawn,
          { width, height },
          shown.current,
          measure,
        );
    },
  );

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    try {
      canvas.current = new StageCanvas(element, model, {
        scene: (aspect) => scene(aspect),
        onDrawn: (drawn, width, height) => onDrawn(drawn, width, height),
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
  }, [place, model]);

  useEffect(() => {
    flight.current();
    const from = shown.current;
    if (stage.isGesturing || isStill() || from === camera) {
      shown.current = camera;
      canvas.current?.invalidate();
      return;
    }
    flight.current = animate((elapsed) => {
      const ratio = Math.min(1, elapsed / FLIGHT);
      shown.current = ratio === 1 ? camera : interpolateCameras(from, camera, ease(ratio));
      canvas.current?.invalidate();
      return ratio < 1;
    });
    return () => flight.current();
  }, [camera, stage.isGesturing]);

  useEffect(() => canvas.current?.invalidate(), [state]);
  useImperativeHandle(stage.shot, () => () => canvas.current?.drawn() ?? null, []);

  return { picture, reopen: () => canvas.current?.reopen(), shown };
}
