import type { Values } from '@/lib/buildings/building';
import { arcades } from '@/lib/buildings/models/dome/domeArcades';
import { planOf } from '@/lib/buildings/models/dome/domePlan';
import { rock } from '@/lib/buildings/models/dome/domeRock';
import { cupola, drum, roof } from '@/lib/buildings/models/dome/domeTop';
import { doors, outerWalls, windows } from '@/lib/buildings/models/dome/domeWalls';
import type { DimensionLine, Model, Piece } from '@/lib/buildings/models/model';

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

function lines(values: Values): Readonly<Record<string, DimensionLine>> {
  const { outerApothem, innerApothem, arcadeApothem, ringRadius } = planOf(values);
  const halfSide = values('cote') / 2;
  const radius = values('anneau-diametre') / 2;
  const [wallHeight, totalHeight] = [values('hauteur-mur'), values('hauteur-totale')];
  const aisleEdge = arcadeApothem - values('deambulatoire-interieur');
  const [rockHalfWidth, rockHalfLength, rockHeight] = [
    values('rocher-largeur') / 2,
    values('rocher-longueur') / 2,
    values('rocher-hauteur'),
  ];
  const doorHalfWidth = values('porte-largeur') / 2;
  const heightLine = (low: number, high: number, z: number, offset: number): DimensionLine => ({
    from: [0, low, z],
    to: [0, high, z],
    away: [0, 0, offset],
  });
  const zLine = (from: number, to: number, y: number, offset: number): DimensionLine => ({
    from: [0, y, from],
    to: [0, y, to],
    away: [0, offset, 0],
  });
  return {
    cote: {
      from: [-halfSide, 0, outerApothem],
      to: [halfSide, 0, outerApothem],
      away: [0, 0, 3],
    },
    epaisseur: zLine(innerApothem, outerApothem, wallHeight, 4.5),
    'hauteur-mur': heightLine(0, wallHeight, outerApothem, 2.5),
    parapet: heightLine(wallHeight, wallHeight + values('parapet'), outerApothem, 2.5),
    'porte-largeur': {
      from: [-doorHalfWidth, 0, outerApothem],
      to: [doorHalfWidth, 0, outerApothem],
      away: [0, 0, 1.2],
    },
    'porte-hauteur': {
      from: [doorHalfWidth, 0, outerApothem],
      to: [doorHalfWidth, values('porte-hauteur'), outerApothem],
      away: [1, 0, 0],
    },
    'deambulatoire-exterieur': zLine(innerApothem, arcadeApothem, 0, -4),
    'deambulatoire-interieur': zLine(arcadeApothem, aisleEdge, 0, -2),
    'anneau-diametre': zLine(-radius, radius, 5, 0),
    'tambour-sommet': heightLine(0, values('tambour-sommet'), -ringRadius, -17),
    'hauteur-totale': heightLine(0, totalHeight, 0, -31),
    'rocher-longueur': zLine(-rockHalfLength, rockHalfLength, rockHeight, 1),
    'rocher-largeur': {
      from: [-rockHalfWidth, rockHeight, 0],
      to: [rockHalfWidth, rockHeight, 0],
      away: [0, 1, 0],
    },
    'rocher-hauteur': heightLine(0, rockHeight, rockHalfLength, 1),
  };
}
