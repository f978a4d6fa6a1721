'use client';

import { useState, type RefObject } from 'react';
import { captioned, saveAs } from '@/components/buildings/controls/savePicture';
import { cameraOf, phaseRank } from '@/components/buildings/stage/sceneOf';
import type { BuildingStore } from '@/components/buildings/stage/useBuildingStore';
import { Button } from '@/components/ui/Button';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';
import { phaseWords, viewWords } from '@/lib/buildings/view/words';

/** Redraws the picture and returns its canvas, valid until the end of the task; null without WebGL. */
export type Shot = RefObject<(() => HTMLCanvasElement | null) | null>;

interface StageShareProps {
  readonly building: StageBuilding;
  readonly store: BuildingStore;
  readonly shot: Shot;
}

/** Renders the ways to share a view: its address, its picture with a caption, the printed sheet. */
export function StageShare({ building, store: { store, state }, shot }: StageShareProps) {
  const [isCopied, setCopied] = useState(false);

  function save(): void {
    store.write();
    const picture = shot.current?.();
    if (!picture) return;
    const caption = {
      title: building.name,
      view: `${viewWords(cameraOf(state, building))} ${phaseWords(building.phases[phaseRank(state, building)])}`,
      address: window.location.href,
    };
    saveAs(captioned(picture, caption), `${building.id}.png`);
  }

  return (
    <>
      <Button
        look="plain"
        onClick={() => {
          store.write();
          void navigator.clipboard.writeText(window.location.href).then(() => setCopied(true));
        }}
        onBlur={() => setCopied(false)}
      >
        {isCopied ? 'Adresse copiée' : 'Copier l’adresse de cette vue'}
      </Button>
      <Button look="plain" onClick={save}>
        Enregistrer l’image
      </Button>
      <Button look="plain" onClick={() => window.print()}>
        Imprimer la fiche
      </Button>
    </>
  );
}
