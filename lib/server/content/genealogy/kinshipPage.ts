import 'server-only';
import type { KinshipFacts, WayFacts } from '@/lib/genealogy/kinship/facts';
import { headlineOf } from '@/lib/genealogy/kinship/headline';
import { drawingOf } from '@/lib/genealogy/layout/drawing';
import { planOf } from '@/lib/genealogy/layout/visible';
import type { Grade } from '@/lib/genealogy/record';
import { subtreeOf } from '@/lib/genealogy/tree';
import { loadGenealogy, personOf } from '@/lib/server/content/genealogy/genealogy';
import { answerOf, gradeOf, peopleOf } from '@/lib/server/content/genealogy/kinship';
import { loadTree } from '@/lib/server/content/genealogy/tree';

export type KinshipFields = Readonly<Record<string, string | string[] | undefined>>;

/** The two people of an address; undefined for an id that is not in the tree. */
export interface Pair {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Reads the two people of an address from its fields `de` and `a`. */
export function readPair({ de, a }: KinshipFields): Pair {
  const { people } = loadGenealogy();
  const knownId = (id: string | string[] | undefined): string | undefined =>
    typeof id === 'string' && people.has(id) ? id : undefined;
  return { from: knownId(de), to: knownId(a) };
}

/** Builds the content of the kinship page of a pair; null when one of the two is missing. */
export function kinshipFacts({ from, to }: Pair): KinshipFacts | null {
  if (from === undefined || to === undefined) return null;
  const genealogy = loadGenealogy();
  const [person, relative] = [personOf(genealogy, from), personOf(genealogy, to)];
  const { kind, ways } = answerOf(from, to);
  const headline = headlineOf(kind, person.callName, relative.callName);
  const tree = loadTree();
  return {
    title: `${person.callName} et ${relative.callName}\u00a0: comment sont-ils parents\u202f?`,
    summary: headline ?? ways.map(({ sentence }) => sentence).join(' '),
    headline,
    ways: ways.map((way): WayFacts => {
      const ids = peopleOf(way);
      const plan = planOf(tree.plan, (id) => ids.has(id));
      const subtree = subtreeOf(tree, ids);
      return {
        way,
        tree: { ...subtree, plan },
        drawing: drawingOf(plan),
        certainty: CERTAINTY_SENTENCES[gradeOf(way)],
      };
    }),
    people: new Map(
      [...genealogy.people.values()].map(({ id, name, life }) => [id, { id, name, life }]),
    ),
  };
}

const CERTAINTY_SENTENCES: Readonly<Record<Grade, string>> = {
  établi: 'Chaque maillon de ce lien est établi.',
  'généralement admis': 'Ce lien est généralement admis.',
  'selon la tradition': 'Un maillon au moins de ce lien n’est connu que par la tradition.',
  légendaire: 'Un maillon au moins de ce lien est légendaire.',
  discuté: 'Un maillon au moins de ce lien est discuté.',
};
