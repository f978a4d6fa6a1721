/** Rules between French spellings of an Arabic name: Khadîja, Khadidja; Quraysh, Koreïch. */
const SPELLING_RULES = [
  [/c?qu(?=[ei])|q/g, 'k'],
  [/ck|c+(?=[aou])/g, 'k'],
  [/sch|sh/g, 'ch'],
  [/dj/g, 'j'],
  [/([dtg])h/g, '$1'],
  [/ph/g, 'f'],
  [/ee/g, 'i'],
  [/ou|oo|[ow]/g, 'u'],
  [/y/g, 'i'],
  [/e/g, 'a'],
  [/(.)\1+/g, '$1'],
  [/([aiu])h$/g, '$1'],
] as const;

/** Reduces a folded word to a phonetic key that the transliterations of one name share. */
export const soundOf = (folded: string): string =>
  SPELLING_RULES.reduce(
    (key, [pattern, replacement]) => key.replace(pattern, replacement),
    folded,
  );
