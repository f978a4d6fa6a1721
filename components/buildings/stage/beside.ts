import type { ComponentType } from 'react';
import type { capsOf } from '@/components/buildings/gl/capsOf';
import type { placeOverlay } from '@/components/buildings/stage/overlay';
import type { StageControlsProps } from '@/components/buildings/controls/StageControls.client';
import type { StageToolsProps } from '@/components/buildings/stage/StageTools.client';
import type { sunOf } from '@/components/buildings/stage/sunOf';
import type { touchedPart } from '@/components/buildings/stage/touchedPart';

/** What is fetched beside the renderer and its stage, in parts of their own. */
export interface Beside {
  /** The visit, the sections, what is known. */
  readonly StageControls: ComponentType<StageControlsProps>;
  readonly StageTools: ComponentType<StageToolsProps>;
  readonly touchedPart: typeof touchedPart;
  readonly capsOf: typeof capsOf;
  readonly sunOf: typeof sunOf;
  readonly placeOverlay: typeof placeOverlay;
}
