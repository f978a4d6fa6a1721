import { allianceNoun } from '@/lib/genealogy/kinship/allianceWords';
import {
  bloodNoun,
  degreeNoun,
  siblingsNoun,
  type Sex,
} from '@/lib/genealogy/kinship/bloodWords';
import type { Chain, Kin } from '@/lib/genealogy/kinship/chain';
import { runsOf, siblingsIn, type Run, type Runs } from '@/lib/genealogy/kinship/runs';
import { siblinghood } from '@/lib/genealogy/kinship/siblings';
import { attached, definite } from '@/lib/genealogy/kinship/nouns';
import { capital } from '@/lib/text/capital';
import { of } from '@/lib/text/elision';

/** Kin and names by which a chain is described. */
export interface ChainContext {
  readonly kin: Kin;
  readonly nameOf: (id: string) => string;
}

const sexOf = ({ kin }: ChainContext, id: string): Sex =>
  kin.family.people.get(id)?.sex ?? 'male';

/** Finds the noun of the kinship between the ends of a run, without article; null where only a description is clear. */
function nounOf(by: ChainContext, run: Run): string | null {
  const { from, up, down, people } = run;
  const pair = siblingsIn(run);
  const parent = down > 0 ? people.at(-2) : undefined;
  return bloodNoun({
    up,
    down,
    sex: sexOf(by, from),
    side: parent === undefined ? null : sexOf(by, parent),
    siblings: pair && siblinghood(by.kin.family, ...pair),
  });
}

/** A noun of kinship with its possessor and its person. */
interface Phrase {
  readonly of: string;
  readonly words: string;
}

/**
 * Describes a run by nouns and the names between them: « petit-fils d’Ali », « cousin germain d’al-Zubayr, père
 * d’Abdallâh ».
 */
function runPhrases(by: ChainContext, run: Run): readonly Phrase[] {
  const noun = nounOf(by, run);
  const { from, up, down, people } = run;
  if (noun !== null) return [{ of: from, words: attached(noun, by.nameOf(run.to)) }];
  // Cousins of different generations: first to the cousin of the same generation, then straight.
  if (Math.min(up, down) === 2 && Math.max(up, down) <= 5) {
    const cut = up > down ? up - down : people.length - 1 - (down - up);
    const first = { ...run, to: people[cut] ?? '', people: people.slice(0, cut + 1) };
    const second = { ...run, from: people[cut] ?? '', people: people.slice(cut) };
    return up > down
      ? [
          ...runPhrases(by, { ...first, up: up - down, down: 0 }),
          ...runPhrases(by, { ...second, up: 2, down: 2 }),
        ]
      : [
          ...runPhrases(by, { ...first, up: 2, down: 2 }),
          ...runPhrases(by, { ...second, up: 0, down: down - up }),
        ];
  }
  const degree = degreeNoun(up + down, sexOf(by, from));
  return [{ of: from, words: attached(degree, by.nameOf(run.to)) }];
}

const JOINT_NOUNS: Readonly<Record<Runs['joints'][number], (sex: Sex) => string>> = {
  spouse: (sex) => (sex === 'male' ? 'époux' : 'épouse'),
  nurse: (sex) => (sex === 'male' ? 'fils de lait' : 'fille de lait'),
  nursling: () => 'mère de lait',
  adopter: (sex) => (sex === 'male' ? 'fils adoptif' : 'fille adoptive'),
  adopted: (sex) => (sex === 'male' ? 'père adoptif' : 'mère adoptive'),
};

/** Describes in a French sentence the kinship of the first person of a chain to the last. */
export const sentenceOf = (by: ChainContext, chain: Chain): string => capital(words(by, chain));

/** Writes the sentence, with « Al- » at its start for an Arabic article. */
function words(by: ChainContext, chain: Chain): string {
  const [from = ''] = chain.people;
  const to = chain.people.at(-1) ?? '';
  const name = by.nameOf(from);
  const runs = runsOf(chain);
  const shared = sharedSpouse(chain);
  if (shared !== null) {
    const both =
      sexOf(by, from) === 'female'
        ? 'ont été épouses du même homme'
        : 'ont été époux de la même femme';
    return `${name} et ${by.nameOf(to)} ${both}, ${by.nameOf(shared)}.`;
  }
  const kinshipNoun = allianceNoun(runs, sexOf(by, from));
  if (kinshipNoun !== null) {
    const through = throughOf(by, runs);
    return `${name}${through && `, ${through},`} est ${definite(attached(kinshipNoun, by.nameOf(to)), sexOf(by, from))}.`;
  }
  const phrases = runs.runs.flatMap((run, index): readonly Phrase[] => {
    const joint = runs.joints[index];
    const next = runs.runs[index + 1];
    return [
      ...(run.people.length > 1 ? runPhrases(by, run) : []),
      ...(joint === undefined || next === undefined
        ? []
        : [
            {
              of: run.to,
              words: `${JOINT_NOUNS[joint](sexOf(by, run.to))} ${of(by.nameOf(next.from))}`,
            },
          ]),
    ];
  });
  const descriptions = phrases.map(
    (phrase, index) => (index < 2 ? '' : withReflexive(by, phrase)) + phrase.words,
  );
  return `${name} est ${definite(descriptions.join(', '), sexOf(by, from))}.`;
}

/**
 * Inserts « lui-même » or « elle-même » into a second apposition, « père de B, lui-même époux de C », whose subject
 * would be unclear.
 */
const withReflexive = (by: ChainContext, phrase: Phrase): string =>
  sexOf(by, phrase.of) === 'male' ? 'lui-même ' : 'elle-même ';

/** Finds the common spouse of two people tied only by that person; null for any other chain. */
function sharedSpouse({ people, steps }: Chain): string | null {
  return steps.length === 2 && steps.every((step) => step === 'spouse')
    ? (people[1] ?? null)
    : null;
}

/** Describes the spouse through whom a named alliance exists: « époux de Fâtima » for a son-in-law. */
function throughOf(by: ChainContext, { runs, joints }: Runs): string {
  const [first, second] = runs;
  if (!first || !second || joints[0] !== 'spouse') return '';
  const [before, after] = [first.people.length, second.people.length];
  if (before === 1 && after === 1) return '';
  return before === 1
    ? `${JOINT_NOUNS.spouse(sexOf(by, first.to))} ${of(by.nameOf(second.from))}`
    : attached(nounOf(by, first) ?? '', by.nameOf(first.to));
}

/**
 * Describes the siblings from whom two relatives by blood descend; null for a direct line, for siblings themselves, and
 * for a chain with a marriage or a tie.
 */
export function siblingsSentence(by: ChainContext, chain: Chain): string | null {
  const { runs, joints } = runsOf(chain);
  const [run] = runs;
  const pair = run && joints.length === 0 ? siblingsIn(run) : null;
  if (!run || !pair || run.people.length === 2) return null;
  const [one, other] = pair;
  const noun = siblingsNoun(
    siblinghood(by.kin.family, one, other),
    sexOf(by, one),
    sexOf(by, other),
  );
  const lineOf = (id: string, down: number, end: string): string =>
    down <= 1
      ? by.nameOf(id)
      : `${by.nameOf(id)}, ${attached(lineNoun(down - 1, sexOf(by, id)), by.nameOf(end))},`;
  return `${capital(lineOf(one, run.up, run.from))} et ${lineOf(other, run.down, run.to)} sont ${noun}.`;
}

const lineNoun = (generations: number, sex: Sex): string =>
  bloodNoun({ up: 0, down: generations, sex, side: null, siblings: null }) ?? '';
