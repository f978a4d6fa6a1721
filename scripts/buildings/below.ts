import type { Building } from '@/lib/buildings/building';
import type { Material } from '@/lib/buildings/models/material';
import type { Piece } from '@/lib/buildings/models/model';
import type { Section } from '@/lib/buildings/record';
import { normalOf, vertexAt } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';
import { FILLS, INK, format } from '@/scripts/buildings/ink';

/** Upward face, visible from above in a plan. */
interface UpwardFace {
  readonly height: number;
  readonly material: Material;
  readonly points: readonly Vector[];
  readonly isFine: boolean;
}

/** Lists the upward faces of the built pieces below the plane of a plan. */
export const facesBelow = (
  building: Building,
  pieces: readonly Piece[],
  { phase, at }: Section,
): readonly UpwardFace[] =>
  pieces.flatMap(({ part: id, material, phases, solids }) => {
    const part = building.parts.find((candidate) => candidate.id === id);
    const isSurroundings = material === 'ground' || material === 'water';
    if (!part || isSurroundings || !(phases ?? part.phases).includes(phase)) return [];
    return solids.flatMap((solid) =>
      solid.faces.flatMap((face) => {
        const points = face.map((rank) => vertexAt(solid, rank));
        const heights = points.map(([, y]) => y);
        return normalOf(solid, face)[1] > 0.3 && Math.min(...heights) < at
          ? [
              {
                height: Math.max(...heights),
                ...{ material, points },
                isFine: solid.stroke === 'detail',
              },
            ]
          : [];
      }),
    );
  });

/**
 * Draws faces from above as SVG, the lowest first, so that higher faces cover them: one path per height and material.
 */
export function pathsOf(faces: readonly UpwardFace[], line: number): readonly string[] {
  const facesByLevel = new Map<string, UpwardFace[]>();
  for (const face of faces.toSorted((a, b) => a.height - b.height)) {
    const key = `${format(face.height)} ${face.material}`;
    facesByLevel.set(key, [...(facesByLevel.get(key) ?? []), face]);
  }
  return [...facesByLevel.values()].map((levelFaces) => {
    const path = levelFaces
      .map(
        ({ points }) => `M${points.map(([x, , z]) => `${format(x)} ${format(z)}`).join('L')}Z`,
      )
      .join('');
    const fill = FILLS[levelFaces[0]?.material ?? 'stone'] ?? '#e6d7b4';
    return `<path d="${path}" fill="${fill}" fill-opacity=".45"${levelFaces[0]?.isFine ? '' : ` stroke="${INK}" stroke-width="${format(0.35 * line)}"`}/>`;
  });
}
