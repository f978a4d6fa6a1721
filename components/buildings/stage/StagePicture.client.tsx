'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Beside } from '@/components/buildings/stage/beside';
import type { Overlay } from '@/components/buildings/stage/overlay';
import { cameraOf, stopOf } from '@/components/buildings/stage/sceneOf';
import type { Shot } from '@/components/buildings/controls/StageShare.client';
import {
  followHands,
  keyMove,
  type StageHands,
} from '@/components/buildings/stage/stageGestures';
import type { BuildingStore } from '@/components/buildings/stage/useBuildingStore';
import { useStageCanvas } from '@/components/buildings/stage/useStageCanvas';
import { Button } from '@/components/ui/Button';
import { Picture } from '@/components/ui/Picture';
import { STILL_SIZE, stillPicture } from '@/lib/buildings/address';
import { viewOf } from '@/lib/buildings/camera';
import type { FileModel } from '@/lib/buildings/file/format';
import type { Camera } from '@/lib/buildings/record';
import { moved, turned, zoomed } from '@/lib/buildings/view/orbit';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';
import styles from './StagePicture.module.css';

interface StagePictureProps {
  readonly building: StageBuilding;
  readonly model: FileModel;
  readonly store: BuildingStore;
  readonly beside: Beside;
  readonly shot: Shot;
}

/** Renders the canvas of the building, with gestures and keys; without WebGL, the still pictures of its views. */
export function StagePicture(props: StagePictureProps) {
  const { building, model, beside, shot } = props;
  const { state, change } = props.store;
  const place = useRef<HTMLDivElement>(null);
  const overlay = useRef<Overlay | null>(null);
  const [isInteractive, setInteractive] = useState(false);
  const [isGesturing, setGesturing] = useState(false);
  const camera = cameraOf(state, building);
  const { picture, reopen, shown } = useStageCanvas({
    ...{ place, overlay, building, model, state, camera, isGesturing, beside, shot },
  });
  const measure = building.measures.find(({ id }) => id === state.measure);
  const stop = stopOf(state.view, building);

  const lead = (next: (camera: Camera) => Camera, isByHand: boolean): void => {
    setGesturing(isByHand);
    change({ camera: next(isByHand ? shown.current : camera), view: null });
  };
  const handsOf = (isByHand: boolean): StageHands => ({
    onTurn: (east, up) => lead((now) => turned(now, east, up), isByHand),
    onZoom: (factor) => lead((now) => zoomed(now, factor, model), isByHand),
    onMove: (right, up) => lead((now) => moved(now, right, up, model), isByHand),
    onTap(x, y) {
      const { clientWidth = 1, clientHeight = 1 } = place.current ?? {};
      const view = viewOf(shown.current, building.facade, clientWidth / clientHeight);
      change({ part: beside.touchedPart(building, model, state, view, [x, y])?.id ?? null });
    },
  });
  // Scrolls to the picture, which may be above the list in which the measure was chosen.
  useEffect(() => {
    if (state.measure !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [state.measure]);
  const byHand = useEffectEvent(() => handsOf(true));

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    return followHands(element, {
      onTurn: (east, up) => byHand().onTurn(east, up),
      onZoom: (factor) => byHand().onZoom(factor),
      onMove: (right, up) => byHand().onMove(right, up),
      onTap: (x, y) => byHand().onTap(x, y),
    });
  }, []);

  return (
    <div className={styles.root}>
      <div
        ref={place}
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
          else if (!keyMove(event.key, event.shiftKey, handsOf(false))) return;
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
            <path ref={(line) => set(overlay, { line })} className={styles.measure} />
          </svg>
          <p ref={(label) => set(overlay, { label })} className={styles.label} hidden>
            <span>{measure ? `${measure.label}\u00a0: ${measure.words}` : ''}</span>
            <span className={styles.quiet}>
              {measure ? `${measure.grade}${measure.source && ` · ${measure.source}`}` : ''}
            </span>
          </p>
          <svg className={styles.north} viewBox="-24 -24 48 48" aria-hidden="true">
            <g ref={(needle) => set(overlay, { needle })}>
              <path d="M0 16 5 0H-5Z" className={styles.needle} />
              <path d="M0-16 5 0H-5Z" className={styles.tail} />
            </g>
          </svg>
          <p className={styles.scale} aria-hidden="true">
            <svg width="122" height="8">
              <path ref={(scale) => set(overlay, { scale })} />
            </svg>
            <span ref={(scaleWords) => set(overlay, { scaleWords })} />
          </p>
          <beside.StageTools
            hands={handsOf(false)}
            isInteractive={isInteractive}
            onToggleInteractive={() => {
              setInteractive(!isInteractive);
              place.current?.focus({ preventScroll: true });
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

function set(overlay: { current: Overlay | null }, part: Partial<Overlay>): void {
  overlay.current = { ...(overlay.current ?? EMPTY_OVERLAY), ...part };
}
