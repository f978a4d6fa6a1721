'use client';

import { useState, type RefObject } from 'react';
import { withCaption, saveAs } from '@/components/buildings/controls/savePicture';
import { cameraOf, phaseIndex } from '@/components/buildings/stage/sceneOf';
import type { BuildingStore } from '@/components/buildings/stage/useBuildingStore';
import { Button } from '@/components/ui/Button';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';
import { phaseWords, viewWords } from '@/lib/buildings/view/words';

/** Function that redraws the picture and returns the canvas, valid until the end of the task; null without WebGL. */
export type Capture = RefObject<(() => HTMLCanvasElement | null) | null>;

interface StageShareProps {
  readonly building: StageBuilding;
  readonly store: BuildingStore;
  readonly capture: Capture;
}

/** Renders the buttons that copy a view's address, save the view's picture with a caption, and print the sheet. */
export function StageShare({ building, store: { store, state }, capture }: StageShareProps) {
  const [isCopied, setCopied] = useState(false);

  function save(): void {
    store.write();
    const picture = capture.current?.();
    if (!picture) return;
    const caption = {
      title: building.name,
      view: `${viewWords(cameraOf(state, building))} ${phaseWords(building.phases[phaseIndex(state, building)])}`,
      address: window.location.href,
    };
    saveAs(withCaption(picture, caption), `${building.id}.png`);
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
