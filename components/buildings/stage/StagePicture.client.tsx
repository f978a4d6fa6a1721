'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StageModules } from '@/components/buildings/stage/stageModules';
import type { Overlay } from '@/components/buildings/stage/overlay';
import { cameraOf, stopOf } from '@/components/buildings/stage/sceneOf';
import type { Capture } from '@/components/buildings/controls/StageShare.client';
import {
  listenToGestures,
  applyKey,
  type StageCommands,
} from '@/components/buildings/stage/stageGestures';
import type { BuildingStore } from '@/components/buildings/stage/useBuildingStore';
import { useStageCanvas } from '@/components/buildings/stage/useStageCanvas';
import { Button } from '@/components/ui/Button';
import { Picture } from '@/components/ui/Picture';
import { STILL_SIZE, stillPicture } from '@/lib/buildings/address';
import { viewOf } from '@/lib/buildings/camera';
import type { FileModel } from '@/lib/buildings/file/format';
import type { Camera } from '@/lib/buildings/record';
import { moveCamera, turnCamera, zoomCamera } from '@/lib/buildings/view/orbit';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';
import styles from './StagePicture.module.css';

interface StagePictureProps {
  readonly building: StageBuilding;
  readonly model: FileModel;
  readonly store: BuildingStore;
  readonly modules: StageModules;
  readonly capture: Capture;
}

/** Renders the canvas of the building, with gestures and keys; without WebGL, the still pictures of its views. */
export function StagePicture(props: StagePictureProps) {
  const { building, model, modules, capture } = props;
  const { state, change } = props.store;
  const container = useRef<HTMLDivElement>(null);
  const overlay = useRef<Overlay | null>(null);
  const [isInteractive, setInteractive] = useState(false);
  const [isGesturing, setGesturing] = useState(false);
  const camera = cameraOf(state, building);
  const { picture, reopen, shownCamera } = useStageCanvas({
    ...{ container, overlay, building, model, state, camera, isGesturing, modules, capture },
  });
  const measure = building.measures.find(({ id }) => id === state.measure);
  const stop = stopOf(state.view, building);

  const changeCamera = (toCamera: (oldCamera: Camera) => Camera, isGesture: boolean): void => {
    setGesturing(isGesture);
    change({ camera: toCamera(isGesture ? shownCamera.current : camera), view: null });
  };
  const handsBy = (isGesture: boolean): StageCommands => ({
    onTurn: (east, up) =>
      changeCamera((oldCamera) => turnCamera(oldCamera, east, up), isGesture),
    onZoom: (factor) =>
      changeCamera((oldCamera) => zoomCamera(oldCamera, factor, model), isGesture),
    onMove: (right, up) =>
      changeCamera((oldCamera) => moveCamera(oldCamera, right, up, model), isGesture),
    onTap(x, y) {
      const { clientWidth = 1, clientHeight = 1 } = container.current ?? {};
      const view = viewOf(shownCamera.current, building.facade, clientWidth / clientHeight);
      change({
        part: modules.touchedPart(building, model, state, view, [x, y])?.id ?? null,
      });
    },
  });
  // Scrolls to the picture, which may be above the list in which the measure was chosen.
  useEffect(() => {
    if (state.measure !== null) container.current?.scrollIntoView({ block: 'nearest' });
  }, [state.measure]);
  const gestureHands = useEffectEvent(() => handsBy(true));

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    return listenToGestures(element, {
      onTurn: (east, up) => gestureHands().onTurn(east, up),
      onZoom: (factor) => gestureHands().onZoom(factor),
      onMove: (right, up) => gestureHands().onMove(right, up),
      onTap: (x, y) => gestureHands().onTap(x, y),
    });
  }, []);

  return (
    <div className={styles.root}>
      <div
        ref={container}
        className={styles.stage}
        data-interactive={isInteractive || undefined}
        role={isInteractive ? 'application' : 'img'}
        aria-roledescription={isInteractive ? 'vue 3D' : undefined}
        aria-label={picture === 'drawn' ? `Vue 3D\u00a0: ${building.name}` : stop.alt}
        aria-describedby="vue-en-mots"
        tabIndex={isInteractive ? 0 : -1}
        onKeyDown={(event) => {
          if (!isInteractive) return;
          if (event.key === 'Escape') setInteractive(false);
          else if (!applyKey(event.key, event.shiftKey, handsBy(false))) return;
          event.preventDefault();
        }}
      >
        {picture !== 'drawn' && (
          <Picture
            className={styles.still}
            picture={stillPicture(building.id, stop.id)}
            sizes="100vw"
            alt=""
            {...STILL_SIZE}
          />
        )}
      </div>
      {picture === 'drawn' && (
        <>
          <svg className={styles.lines} aria-hidden="true">
            <path ref={(line) => setOverlay(overlay, { line })} className={styles.measure} />
          </svg>
          <p ref={(label) => setOverlay(overlay, { label })} className={styles.label} hidden>
            <span>{measure ? `${measure.label}\u00a0: ${measure.words}` : ''}</span>
            <span className={styles.quiet}>
              {measure ? `${measure.grade}${measure.source && ` · ${measure.source}`}` : ''}
            </span>
          </p>
          <svg className={styles.north} viewBox="-24 -24 48 48" aria-hidden="true">
            <g ref={(needle) => setOverlay(overlay, { needle })}>
              <path d="M0 16 5 0H-5Z" className={styles.needle} />
              <path d="M0-16 5 0H-5Z" className={styles.tail} />
            </g>
          </svg>
          <p className={styles.scale} aria-hidden="true">
            <svg width="122" height="8">
              <path ref={(scale) => setOverlay(overlay, { scale })} />
            </svg>
            <span ref={(scaleWords) => setOverlay(overlay, { scaleWords })} />
          </p>
          <modules.StageTools
            hands={handsBy(false)}
            isInteractive={isInteractive}
            onToggleInteractive={() => {
              setInteractive(!isInteractive);
              container.current?.focus({ preventScroll: true });
            }}
          />
        </>
      )}
      {picture === 'lost' && (
        <div className={styles.notice}>
          <p>L’image 3D a été interrompue.</p>
          <Button look="outline" onClick={reopen}>
            Reprendre
          </Button>
        </div>
      )}
      {picture === 'none' && (
        <p className={styles.notice}>
          Votre navigateur ne dessine pas en 3D. Voici les mêmes vues en images.
        </p>
      )}
    </div>
  );
}

const EMPTY_OVERLAY: Overlay = {
  line: null,
  label: null,
  needle: null,
  scale: null,
  scaleWords: null,
};

function setOverlay(overlay: { current: Overlay | null }, elements: Partial<Overlay>): void {
  overlay.current = { ...(overlay.current ?? EMPTY_OVERLAY), ...elements };
}
