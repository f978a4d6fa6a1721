import { DESERT, TOWN_PLACE, dunes } from './dunes';
import { palmFronds, palmTrunk } from './palm';
import { gardens, groves } from './palmPlan';
import { townDrawing } from './townDrawing';

/** What `components/home/hero/town.json` holds: the paths of the home page's desert and town, back to front. */
export const homeTown = () => ({
  desert: DESERT,
  dunes,
  place: TOWN_PLACE,
  palm: { trunk: palmTrunk, fronds: palmFronds, gardens, groves },
  town: townDrawing,
});
