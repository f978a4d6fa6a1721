import { DESERT, TOWN_PLACE, dunes } from './dunes';
import { palmFronds, palmTrunk } from './palm';
import { gardens, groves } from './palmPlan';
import { townDrawing } from './townDrawing';

/**
 * Builds the content of `components/home/hero/town.json`: the paths of the home page's desert and town, back to front.
 */
export const homeTown = () => ({
  desert: DESERT,
  dunes,
  place: TOWN_PLACE,
  palm: { trunk: palmTrunk, fronds: palmFronds, gardens, groves },
  town: townDrawing,
});
