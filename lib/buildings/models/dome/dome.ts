import type { Values } from '@/lib/buildings/building';
import { arcades } from '@/lib/buildings/models/dome/domeArcades';
import { planOf } from '@/lib/buildings/models/dome/domePlan';
import { rock } from '@/lib/buildings/models/dome/domeRock';
import { cupola, drum, roof } from '@/lib/buildings/models/dome/domeTop';
import { doors, outerWalls, windows } from '@/lib/buildings/models/dome/domeWalls';
import type { MeasureLine, Model, Piece } from '@/lib/buildings/models/model';

/** Builds the Dome of the Rock: its walls, its two arcades, its drum, its dome and the rock. */
export const dome: Model = { pieces, lines };

function pieces(values: Values): readonly Piece[] {
  const plan = planOf(values);
  const { octagon, band, ring } = arcades(plan, values);
  return [
    { part: 'mur', material: 'stone', solids: outerWalls(plan, values) },
    { part: 'mur', material: 'metal', solids: windows(plan, values) },
    { part: 'portes', material: 'wood', solids: doors(plan, values) },
    { part: 'octogone', material: 'stone', solids: octagon },
    { part: 'bande', material: 'mosaic', solids: band },
    { part: 'anneau', material: 'stone', solids: ring },
    { part: 'tambour', material: 'stone', solids: drum(plan, values) },
    { part: 'coupole', material: 'gilding', solids: [cupola(plan, values)] },
    { part: 'toits', material: 'metal', solids: [roof(plan, values)] },
    { part: 'rocher', material: 'rock', solids: [rock(values)] },
  ];
}

function lines(values: Values): Readonly<Record<string, MeasureLine>> {
  const { outer, inner, octagon, ring } = planOf(values);
  const half = values('cote') / 2;
  const radius = values('anneau-diametre') / 2;
  const [wall, top] = [values('hauteur-mur'), values('hauteur-totale')];
  const aisle = octagon - values('deambulatoire-interieur');
  const [wide, long, high] = [
    values('rocher-largeur') / 2,
    values('rocher-longueur') / 2,
    values('rocher-hauteur'),
  ];
  const door = values('porte-largeur') / 2;
  const upright = (low: number, up: number, z: number, out: number): MeasureLine => ({
    from: [0, low, z],
    to: [0, up, z],
    away: [0, 0, out],
  });
  const across = (from: number, to: number, y: number, down: number): MeasureLine => ({
    from: [0, y, from],
    to: [0, y, to],
    away: [0, down, 0],
  });
  return {
    cote: { from: [-half, 0, outer], to: [half, 0, outer], away: [0, 0, 3] },
    epaisseur: across(inner, outer, wall, 4.5),
    'hauteur-mur': upright(0, wall, outer, 2.5),
    parapet: upright(wall, wall + values('parapet'), outer, 2.5),
    'porte-largeur': { from: [-door, 0, outer], to: [door, 0, outer], away: [0, 0, 1.2] },
    'porte-hauteur': {
      from: [door, 0, outer],
      to: [door, values('porte-hauteur'), outer],
      away: [1, 0, 0],
    },
    'deambulatoire-exterieur': across(inner, octagon, 0, -4),
    'deambulatoire-interieur': across(octagon, aisle, 0, -2),
    'anneau-diametre': across(-radius, radius, 5, 0),
    'tambour-sommet': upright(0, values('tambour-sommet'), -ring, -17),
    'hauteur-totale': upright(0, top, 0, -31),
    'rocher-longueur': across(-long, long, high, 1),
    'rocher-largeur': { from: [-wide, high, 0], to: [wide, high, 0], away: [0, 1, 0] },
    'rocher-hauteur': upright(0, high, long, 1),
  };
}
