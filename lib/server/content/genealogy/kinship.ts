import 'server-only';
import { lessSure } from '@/lib/genealogy/doubt';
import { parentsOf, unionId } from '@/lib/genealogy/family';
import {
  answer,
  type Answer,
  type Link,
  type KinshipPath,
} from '@/lib/genealogy/kinship/answer';
import type { Grade } from '@/lib/genealogy/record';
import { loadGenealogy, personOf } from '@/lib/server/content/genealogy/genealogy';

/** Describes in words how two people of the tree are related. */
export function answerOf(from: string, to: string): Answer {
  const genealogy = loadGenealogy();
  const nameOf = (id: string): string => personOf(genealogy, id).callName;
  return answer({ kin: genealogy.kin, nameOf }, from, to);
}

/** Collects the people in the drawing of a chain: people of the chain, and the common parents of its siblings. */
export function peopleOf({ links }: KinshipPath): ReadonlySet<string> {
  const { family } = loadGenealogy();
  const ids = links.map(({ id }) => id);
  const commonParents = ids.flatMap((id, index) => {
    const nextId = ids[index + 1];
    if (nextId === undefined) return [];
    const parents = parentsOf(family, nextId);
    return parentsOf(family, id).filter((parent) => parents.includes(parent));
  });
  return new Set([...ids, ...commonParents]);
}

/** Grades the certainty of a chain by its least certain link. */
export function gradeOf({ links }: KinshipPath): Grade {
  const { doubts, family } = loadGenealogy();
  return links.reduce<Grade>((grade, link, index) => {
    const previousLink: Link | undefined = links[index - 1];
    if (!previousLink) return grade;
    if (parentsOf(family, link.id).includes(previousLink.id))
      return lessSure(grade, doubts.ofFiliation(link.id));
    if (parentsOf(family, previousLink.id).includes(link.id))
      return lessSure(grade, doubts.ofFiliation(previousLink.id));
    const union = [unionId(previousLink.id, link.id), unionId(link.id, previousLink.id)].find(
      (id) => family.unions.some((familyUnion) => familyUnion.id === id),
    );
    if (union !== undefined) return lessSure(grade, doubts.ofUnion(union));
    return [previousLink.id, link.id].map(doubts.ofFiliation).reduce(lessSure, grade);
  }, 'établi');
}
