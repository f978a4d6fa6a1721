import { allianceNoun } from '@/lib/genealogy/kinship/allianceWords';
import {
  bloodNoun,
  degreeNoun,
  siblingsNoun,
  type Sex,
} from '@/lib/genealogy/kinship/bloodWords';
import type { Chain, KinshipGraph } from '@/lib/genealogy/kinship/chain';
import { runsOf, siblingsIn, type Run, type Runs } from '@/lib/genealogy/kinship/runs';
import { siblinghood } from '@/lib/genealogy/kinship/siblings';
import { withPossessor, withArticle } from '@/lib/genealogy/kinship/nouns';
import { capitalize } from '@/lib/text/capital';
import { of } from '@/lib/text/elision';

/** Kin and names by which a chain is described. */
export interface ChainContext {
  readonly kin: KinshipGraph;
  readonly nameOf: (id: string) => string;
}

const sexOf = ({ kin }: ChainContext, id: string): Sex =>
  kin.family.people.get(id)?.sex ?? 'male';

/** Finds the noun of the kinship between the ends of a run, without article; null where only a description is clear. */
function nounOf(context: ChainContext, run: Run): string | null {
  const { from, up, down, people } = run;
  const pair = siblingsIn(run);
  const parent = down > 0 ? people.at(-2) : undefined;
  return bloodNoun({
    up,
    down,
    sex: sexOf(context, from),
    side: parent === undefined ? null : sexOf(context, parent),
    siblings: pair && siblinghood(context.kin.family, ...pair),
  });
}

/** A noun of kinship with its possessor and its person. */
interface Phrase {
  readonly personId: string;
  readonly words: string;
}

/**
 * Describes a run by nouns and the names between them: « petit-fils d’Ali », « cousin germain d’al-Zubayr, père
 * d’Abdallâh ».
 */
function runPhrases(context: ChainContext, run: Run): readonly Phrase[] {
  const noun = nounOf(context, run);
  const { from, up, down, people } = run;
  if (noun !== null)
    return [{ personId: from, words: withPossessor(noun, context.nameOf(run.to)) }];
  // Cousins of different generations: first to the cousin of the same generation, then straight.
  if (Math.min(up, down) === 2 && Math.max(up, down) <= 5) {
    const splitIndex = up > down ? up - down : people.length - 1 - (down - up);
    const firstRun = {
      ...run,
      to: people[splitIndex] ?? '',
      people: people.slice(0, splitIndex + 1),
    };
    const secondRun = {
      ...run,
      from: people[splitIndex] ?? '',
      people: people.slice(splitIndex),
    };
    return up > down
      ? [
          ...runPhrases(context, { ...firstRun, up: up - down, down: 0 }),
          ...runPhrases(context, { ...secondRun, up: 2, down: 2 }),
        ]
      : [
          ...runPhrases(context, { ...firstRun, up: 2, down: 2 }),
          ...runPhrases(context, { ...secondRun, up: 0, down: down - up }),
        ];
  }
  const degree = degreeNoun(up + down, sexOf(context, from));
  return [{ personId: from, words: withPossessor(degree, context.nameOf(run.to)) }];
}

const JOINT_NOUNS: Readonly<Record<Runs['joints'][number], (sex: Sex) => string>> = {
  spouse: (sex) => (sex === 'male' ? 'époux' : 'épouse'),
  nurse: (sex) => (sex === 'male' ? 'fils de lait' : 'fille de lait'),
  nursling: () => 'mère de lait',
  adopter: (sex) => (sex === 'male' ? 'fils adoptif' : 'fille adoptive'),
  adopted: (sex) => (sex === 'male' ? 'père adoptif' : 'mère adoptive'),
};

/** Describes in a French sentence the kinship of the first person of a chain to the last. */
export const sentenceOf = (context: ChainContext, chain: Chain): string =>
  capitalize(uncapitalisedSentence(context, chain));

/** Writes the sentence, with « Al- » at its start for an Arabic article. */
function uncapitalisedSentence(context: ChainContext, chain: Chain): string {
  const [from = ''] = chain.people;
  const to = chain.people.at(-1) ?? '';
  const name = context.nameOf(from);
  const runs = runsOf(chain);
  const commonSpouse = sharedSpouse(chain);
  if (commonSpouse !== null) {
    const sharedWords =
      sexOf(context, from) === 'female'
        ? 'ont été épouses du même homme'
        : 'ont été époux de la même femme';
    return `${name} et ${context.nameOf(to)} ${sharedWords}, ${context.nameOf(commonSpouse)}.`;
  }
  const kinshipNoun = allianceNoun(runs, sexOf(context, from));
  if (kinshipNoun !== null) {
    const spouseWords = spousePhrase(context, runs);
    return `${name}${spouseWords && `, ${spouseWords},`} est ${withArticle(withPossessor(kinshipNoun, context.nameOf(to)), sexOf(context, from))}.`;
  }
  const phrases = runs.runs.flatMap((run, index): readonly Phrase[] => {
    const joint = runs.joints[index];
    const nextRun = runs.runs[index + 1];
    return [
      ...(run.people.length > 1 ? runPhrases(context, run) : []),
      ...(joint === undefined || nextRun === undefined
        ? []
        : [
            {
              personId: run.to,
              words: `${JOINT_NOUNS[joint](sexOf(context, run.to))} ${of(context.nameOf(nextRun.from))}`,
            },
          ]),
    ];
  });
  const descriptions = phrases.map(
    (phrase, index) => (index < 2 ? '' : withReflexive(context, phrase)) + phrase.words,
  );
  return `${name} est ${withArticle(descriptions.join(', '), sexOf(context, from))}.`;
}

/**
 * Inserts « lui-même » or « elle-même » into a second apposition, « père de B, lui-même époux de C », whose subject
 * would be unclear.
 */
const withReflexive = (context: ChainContext, phrase: Phrase): string =>
  sexOf(context, phrase.personId) === 'male' ? 'lui-même ' : 'elle-même ';

/** Finds the common spouse of two people tied only by that person; null for any other chain. */
function sharedSpouse({ people, steps }: Chain): string | null {
  return steps.length === 2 && steps.every((step) => step === 'spouse')
    ? (people[1] ?? null)
    : null;
}

/** Describes the spouse through whom a named alliance exists: « époux de Fâtima » for a son-in-law. */
function spousePhrase(context: ChainContext, { runs, joints }: Runs): string {
  const [firstRun, secondRun] = runs;
  if (!firstRun || !secondRun || joints[0] !== 'spouse') return '';
  const [firstLength, secondLength] = [firstRun.people.length, secondRun.people.length];
  if (firstLength === 1 && secondLength === 1) return '';
  return firstLength === 1
    ? `${JOINT_NOUNS.spouse(sexOf(context, firstRun.to))} ${of(context.nameOf(secondRun.from))}`
    : withPossessor(nounOf(context, firstRun) ?? '', context.nameOf(firstRun.to));
}

/**
 * Describes the siblings from whom two relatives by blood descend; null for a direct line, for siblings themselves, and
 * for a chain with a marriage or a tie.
 */
export function siblingsSentence(context: ChainContext, chain: Chain): string | null {
  const { runs, joints } = runsOf(chain);
  const [run] = runs;
  const pair = run && joints.length === 0 ? siblingsIn(run) : null;
  if (!run || !pair || run.people.length === 2) return null;
  const [sibling, otherSibling] = pair;
  const noun = siblingsNoun(
    siblinghood(context.kin.family, sibling, otherSibling),
    sexOf(context, sibling),
    sexOf(context, otherSibling),
  );
  const siblingWords = (id: string, down: number, end: string): string =>
    down <= 1
      ? context.nameOf(id)
      : `${context.nameOf(id)}, ${withPossessor(lineNoun(down - 1, sexOf(context, id)), context.nameOf(end))},`;
  return `${capitalize(siblingWords(sibling, run.up, run.from))} et ${siblingWords(otherSibling, run.down, run.to)} sont ${noun}.`;
}

const lineNoun = (generations: number, sex: Sex): string =>
  bloodNoun({ up: 0, down: generations, sex, side: null, siblings: null }) ?? '';
