import type { Sex } from '@/lib/genealogy/kinship/bloodWords';
import type { Run, Runs } from '@/lib/genealogy/kinship/runs';

const pick = (sex: Sex, male: string, female: string): string =>
  sex === 'male' ? male : female;

/** Formats generations up and down as a key. */
const runKey = ({ up, down }: Run): string => `${up}-${down}`;

/**
 * Finds the French noun of a kinship by one marriage or one tie (« gendre », « belle-sœur », « mère de lait »); null
 * where only a description is clear.
 * @param sex of the named person
 */
export function allianceNoun({ runs, joints }: Runs, sex: Sex): string | null {
  const [first, second] = runs;
  const [joint] = joints;
  if (!first || !second || joint === undefined || joints.length > 1) return null;
  const firstKey = runKey(first);
  const secondKey = runKey(second);
  if (joint === 'spouse') return marriageNoun(firstKey, secondKey, sex);
  if (firstKey !== '0-0' || secondKey !== '0-0') return null;
  return {
    // Each key is the role of the other person: of a nurse, the named person is the nursling.
    nurse: pick(sex, 'fils de lait', 'fille de lait'),
    nursling: 'mère de lait (nourrice)',
    adopter: pick(sex, 'fils adoptif', 'fille adoptive'),
    adopted: pick(sex, 'père adoptif', 'mère adoptive'),
  }[joint];
}

function marriageNoun(firstKey: string, secondKey: string, sex: Sex): string | null {
  const key = `${firstKey} ${secondKey}`;
  const nouns: Readonly<Record<string, string>> = {
    '0-0 0-0': pick(sex, 'époux', 'épouse'),
    '0-1 0-0': pick(sex, 'beau-père', 'belle-mère'),
    '0-0 0-1': pick(sex, 'beau-père', 'belle-mère'),
    '0-0 1-0': pick(sex, 'gendre', 'belle-fille'),
    '1-0 0-0': pick(sex, 'beau-fils', 'belle-fille'),
    '1-1 0-0': pick(sex, 'beau-frère', 'belle-sœur'),
    '0-0 1-1': pick(sex, 'beau-frère', 'belle-sœur'),
    '0-0 1-2': pick(sex, 'oncle par alliance', 'tante par alliance'),
    '2-1 0-0': pick(sex, 'neveu par alliance', 'nièce par alliance'),
    '0-0 2-2': pick(sex, 'cousin par alliance', 'cousine par alliance'),
    '2-2 0-0': pick(sex, 'cousin par alliance', 'cousine par alliance'),
  };
  return nouns[key] ?? null;
}
