import type { ComponentType } from 'react';
import type { capsOf } from '@/components/buildings/gl/capsOf';
import type { placeOverlay } from '@/components/buildings/stage/overlay';
import type { StageControlsProps } from '@/components/buildings/controls/StageControls.client';
import type { StageToolsProps } from '@/components/buildings/stage/StageTools.client';
import type { sunOf } from '@/components/buildings/stage/sunOf';
import type { touchedPart } from '@/components/buildings/stage/touchedPart';

/** Functions and components that are fetched beside the renderer, in separate chunks. */
export interface StageModules {
  /** Controls of the visit, the sections and the grades. */
  readonly StageControls: ComponentType<StageControlsProps>;
  readonly StageTools: ComponentType<StageToolsProps>;
  readonly touchedPart: typeof touchedPart;
  readonly capsOf: typeof capsOf;
  readonly sunOf: typeof sunOf;
  readonly placeOverlay: typeof placeOverlay;
}
