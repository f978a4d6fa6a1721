import type { Siblinghood } from '@/lib/genealogy/kinship/siblings';

export type Sex = 'male' | 'female';

/** Facts of a kinship by blood, from which its French noun without article is chosen. */
export interface BloodFacts {
  /** Generations from the named person up to the common parents, and down to the other person. */
  readonly up: number;
  readonly down: number;
  /** Sex of the named person. */
  readonly sex: Sex;
  /** Sex of the other person's parent in the chain; null where the chain goes straight up from the named person. */
  readonly side: Sex | null;
  readonly siblings: Siblinghood | null;
}

const pick = (sex: Sex, male: string, female: string): string =>
  sex === 'male' ? male : female;

const SIBLING_NOUNS: Readonly<Record<Siblinghood, (sex: Sex) => string>> = {
  full: (sex) => pick(sex, 'frère germain', 'sœur germaine'),
  paternal: (sex) => pick(sex, 'demi-frère consanguin', 'demi-sœur consanguine'),
  maternal: (sex) => pick(sex, 'demi-frère utérin', 'demi-sœur utérine'),
  'paternal-at-least': (sex) =>
    pick(sex, 'frère, par le père au moins', 'sœur, par le père au moins'),
  'maternal-at-least': (sex) =>
    pick(sex, 'frère, par la mère au moins', 'sœur, par la mère au moins'),
  attested: (sex) => pick(sex, 'frère', 'sœur'),
};

/** Finds the French noun for one sibling: « frère germain », « demi-sœur utérine ». */
export const siblingNoun = (kind: Siblinghood, sex: Sex): string => SIBLING_NOUNS[kind](sex);

/** Finds the noun for two siblings together: « frères germains », « demi-frère et demi-sœur consanguins ». */
export function siblingsNoun(kind: Siblinghood, firstSex: Sex, secondSex: Sex): string {
  const isHalf = kind === 'paternal' || kind === 'maternal';
  const prefix = isHalf ? 'demi-' : '';
  const pair =
    firstSex !== secondSex
      ? `${prefix}frère et ${prefix}sœur`
      : `${prefix}${pick(firstSex, 'frères', 'sœurs')}`;
  const feminineEnding = firstSex === 'female' && secondSex === 'female' ? 'e' : '';
  const qualifiers: Readonly<Record<Siblinghood, string>> = {
    full: ` germain${feminineEnding}s`,
    paternal: ` consanguin${feminineEnding}s`,
    maternal: ` utérin${feminineEnding}s`,
    'paternal-at-least': ', par le père au moins',
    'maternal-at-least': ', par la mère au moins',
    attested: '',
  };
  return pair + qualifiers[kind];
}

/**
 * Finds the French noun of a kinship by blood (« oncle paternel », « cousine germaine »); null where French has no
 * usual noun.
 */
export function bloodNoun({ up, down, sex, side, siblings }: BloodFacts): string | null {
  if (up === 0) return ancestorNoun(down, sex, side);
  if (down === 0) return descendantNoun(up, sex);
  if (up === 1 && down === 1) return siblingNoun(siblings ?? 'attested', sex);
  if (up === 1) return uncleNoun(down, sex, side);
  if (down === 1) return nephewNoun(up, sex);
  if (up === 2 && down === 2) return pick(sex, 'cousin germain', 'cousine germaine');
  if (up === 3 && down === 3)
    return pick(sex, 'cousin issu de germain', 'cousine issue de germain');
  return null;
}

const sideAdjective = (sex: Sex, side: Sex | null): string =>
  side === null
    ? ''
    : ` ${side === 'male' ? pick(sex, 'paternel', 'paternelle') : pick(sex, 'maternel', 'maternelle')}`;

function ancestorNoun(generations: number, sex: Sex, side: Sex | null): string {
  if (generations === 1) return pick(sex, 'père', 'mère');
  const noun = [
    pick(sex, 'grand-père', 'grand-mère'),
    pick(sex, 'arrière-grand-père', 'arrière-grand-mère'),
    pick(sex, 'trisaïeul', 'trisaïeule'),
  ][generations - 2];
  return noun === undefined
    ? `ancêtre à la ${generations}e génération`
    : noun + sideAdjective(sex, side);
}

function descendantNoun(generations: number, sex: Sex): string {
  const noun = [
    pick(sex, 'fils', 'fille'),
    pick(sex, 'petit-fils', 'petite-fille'),
    pick(sex, 'arrière-petit-fils', 'arrière-petite-fille'),
  ][generations - 1];
  return noun ?? `${pick(sex, 'descendant', 'descendante')} à la ${generations}e génération`;
}

function uncleNoun(down: number, sex: Sex, side: Sex | null): string | null {
  const noun = [
    pick(sex, 'oncle', 'tante'),
    pick(sex, 'grand-oncle', 'grand-tante'),
    pick(sex, 'arrière-grand-oncle', 'arrière-grand-tante'),
  ][down - 2];
  return noun === undefined ? null : noun + sideAdjective(sex, side);
}

function nephewNoun(up: number, sex: Sex): string | null {
  const nouns = [
    pick(sex, 'neveu', 'nièce'),
    pick(sex, 'petit-neveu', 'petite-nièce'),
    pick(sex, 'arrière-petit-neveu', 'arrière-petite-nièce'),
  ];
  return nouns[up - 2] ?? null;
}

/** Describes a kinship without a noun by its civil degree, one step for each generation up and down. */
export const degreeNoun = (degree: number, sex: Sex): string =>
  `${pick(sex, 'parent', 'parente')} par le sang au ${degree}e degré`;
