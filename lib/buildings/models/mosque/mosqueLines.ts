import type { Values } from '@/lib/buildings/building';
import { verticalLine } from '@/lib/buildings/models/lines/verticalLine';
import { minaretSpots } from '@/lib/buildings/models/mosque/minarets';
import { mosquePlanOf, type MosquePlan } from '@/lib/buildings/models/mosque/mosquePlan';
import { roomOpening } from '@/lib/buildings/models/mosque/rooms';
import type { DimensionLine } from '@/lib/buildings/models/model';
import type { Vector } from '@/lib/buildings/solids/vector';

const NO_OFFSET: Vector = [0, 0, 0];

/** Returns the dimension line of an enclosure’s length, at `distance` metres from its west wall. */
const lengthLine = ({ north, south, westAt }: MosquePlan, distance: number): DimensionLine => {
  const x = westAt(south);
  return { from: [x, 0, north], to: [x, 0, south], away: [-distance, 0, 0] };
};

/** Returns the dimension line of an enclosure’s width at z, at `distance` metres from the wall; south is positive. */
const widthLine = (
  { westAt, eastAt }: MosquePlan,
  z: number,
  distance: number,
): DimensionLine => ({
  ...{ from: [westAt(z), 0, z], to: [eastAt(z), 0, z], away: [0, 0, distance] },
});

/** Returns the dimension lines of the mosque, by the id of the measure. */
export function mosqueLines(values: Values): Readonly<Record<string, DimensionLine>> {
  const planOf = (id: Parameters<typeof mosquePlanOf>[0]) => mosquePlanOf(id, values);
  const [firstPlan, enlargedPlan, umarPlan, uthmanPlan, walidPlan] = [
    planOf('p623'),
    planOf('p628'),
    planOf('p638'),
    planOf('p649'),
    planOf('p707'),
  ];
  const westX = firstPlan.westAt(0);
  const qiblaFace = enlargedPlan.south - enlargedPlan.thickness;
  const seatZ = qiblaFace - values('minbar-recul');
  const minbarHalfSide = values('minbar-cote') / 2;
  const room = roomOpening(0, values);
  const [ceiling, shelterHeight] = [values('plafond-638'), values('sous-toit')];
  const shelterFront = qiblaFace - values('rangees') * values('ecart-rangees');
  const [minaretX, minaretZ] = minaretSpots(walidPlan, values)[3] ?? [0, 0];
  const minaretHalfSide = values('minaret-cote') / 2;
  const middle = (walidPlan.westAt(walidPlan.south) + walidPlan.eastAt(walidPlan.south)) / 2;
  const walidQiblaFace = walidPlan.south - walidPlan.thickness;
  const nicheHalfWidth = values('niche-largeur') / 2;
  const centredLine = (id: string, z: number): DimensionLine => ({
    from: [-values(id) / 2, 0, z],
    to: [values(id) / 2, 0, z],
    away: NO_OFFSET,
  });
  const zLine = (x: number, from: number, to: number, y = 0): DimensionLine => ({
    ...{ from: [x, y, from], to: [x, y, to], away: NO_OFFSET },
  });
  const xLine = (from: number, length: number, z: number): DimensionLine => ({
    ...{ from: [from, 0, z], to: [from + length, 0, z], away: NO_OFFSET },
  });
  const eastX = firstPlan.eastAt(0);
  return {
    'longueur-623': lengthLine(firstPlan, 4),
    'largeur-623': widthLine(firstPlan, firstPlan.south, 4),
    'cote-628': widthLine(enlargedPlan, enlargedPlan.south, 5),
    'longueur-54': {
      ...zLine(values('largeur-63') / 2, -values('longueur-54') / 2, values('longueur-54') / 2),
      away: [6.5, 0, 0],
    },
    'largeur-63': {
      ...centredLine('largeur-63', -values('longueur-54') / 2),
      away: [0, 0, -6.5],
    },
    'cote-100': centredLine('cote-100', values('cote-100') / 2),
    'hauteur-mur': verticalLine(westX, 0, values('hauteur-mur'), 0, [-1.5, 0, 0]),
    soubassement: verticalLine(westX, 0, values('soubassement'), 0, [-0.8, 0, 0]),
    'epaisseur-623': xLine(westX, values('epaisseur-623'), 5),
    'epaisseur-628': xLine(enlargedPlan.westAt(0), values('epaisseur-628'), 0),
    'sous-toit': verticalLine(0.5, 0, shelterHeight, shelterFront - 2),
    'minbar-hauteur': verticalLine(0, 0, values('minbar-hauteur'), seatZ - minbarHalfSide),
    'minbar-cote': {
      ...{ from: [-minbarHalfSide, values('minbar-hauteur'), seatZ], away: NO_OFFSET },
      to: [minbarHalfSide, values('minbar-hauteur'), seatZ],
    },
    'minbar-recul': zLine(0, seatZ, qiblaFace),
    'chambre-profondeur': {
      ...xLine(eastX, values('chambre-profondeur'), room.from),
      away: [4.5, 0, 3.5],
    },
    'chambre-cour': {
      ...xLine(eastX + values('chambre-profondeur'), values('chambre-cour'), room.from),
      away: [0, -0.3, 0],
    },
    'chambre-hauteur': verticalLine(
      eastX + values('chambre-profondeur'),
      0,
      values('chambre-hauteur'),
      room.from,
    ),
    'rideau-hauteur': verticalLine(
      eastX,
      0,
      values('rideau-hauteur'),
      (room.from + room.to) / 2,
    ),
    'longueur-638': lengthLine(umarPlan, 7),
    'largeur-638': widthLine(umarPlan, umarPlan.south, 7),
    'plafond-638': verticalLine(0, 0, ceiling, umarPlan.south - 6),
    'parapet-638': verticalLine(
      0,
      ceiling,
      ceiling + values('parapet-638'),
      umarPlan.south - 6,
    ),
    'longueur-649': lengthLine(uthmanPlan, 7),
    'largeur-649': widthLine(uthmanPlan, uthmanPlan.south, 7),
    'hauteur-649': verticalLine(0, 0, values('hauteur-649'), uthmanPlan.north, [0, 0, -3]),
    'longueur-707': lengthLine(walidPlan, 9),
    'largeur-707-sud': widthLine(walidPlan, walidPlan.south, 9),
    'largeur-707-nord': widthLine(walidPlan, walidPlan.north, -7),
    'hauteur-707': verticalLine(middle, 0, values('hauteur-707'), walidPlan.north + 40),
    'minaret-hauteur': verticalLine(minaretX, 0, values('minaret-hauteur'), minaretZ),
    'minaret-cote': {
      ...zLine(
        minaretX + minaretHalfSide,
        minaretZ - minaretHalfSide,
        minaretZ + minaretHalfSide,
      ),
      away: [3, 0, 0],
    },
    'niche-largeur': {
      ...{ from: [middle - nicheHalfWidth, 0, walidQiblaFace], away: [0, 0, -1.5] },
      to: [middle + nicheHalfWidth, 0, walidQiblaFace],
    },
    'niche-hauteur': verticalLine(
      middle,
      0,
      values('niche-hauteur'),
      walidQiblaFace,
      [0, 0, 6],
    ),
  };
}
