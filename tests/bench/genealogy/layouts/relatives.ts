import { familyOf, unionsByPartner } from '@/lib/genealogy/family';
import type { Scene } from '@/tests/bench/genealogy/scene';

/** Converts a scene to the relatives of each person, as these libraries expect them. */
export function relativesOf(scene: Scene) {
  const family = familyOf(scene);
  const unions = unionsByPartner(family);
  const childrenOf = new Map(
    scene.people.map(({ id }) => [
      id,
      (unions.get(id) ?? []).flatMap(({ children }) => children),
    ]),
  );
  return scene.people.map(({ id, sex, father, mother }) => {
    const parents = [father, mother].filter((parent) => parent !== undefined);
    return {
      id,
      sex,
      parents,
      spouses: scene.unions.flatMap(({ husband, wife }) =>
        husband === id ? [wife] : wife === id ? [husband] : [],
      ),
      children: childrenOf.get(id) ?? [],
      siblings: [...new Set(parents.flatMap((parent) => childrenOf.get(parent) ?? []))].filter(
        (sibling) => sibling !== id,
      ),
    };
  });
}
