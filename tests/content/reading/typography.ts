/** Violations of French typography: name and pattern. */
export const TYPOGRAPHY = [
  ['straight apostrophe or quotation mark', /['"]/],
  [
    'capital without its accent',
    /(^|[\s«’(])(Etat|Egypte|Emigr|Eglise|Epoque|Etait|Ethiop|Evangile|Emir|Ecri|Elev|Eleph|Ephèse|Evoqu|Epous|Ere\b|Ile\b|A [a-zà-ü])/u,
  ],
  ['double space, nor a space before a comma or a full stop', / {2}| [,.](?!\.)/],
  [
    'high punctuation glued to the word before it, or left to wrap',
    /[\p{L}\p{N}][;!?»]| [;:!?»]|« /u,
  ],
] as const;

/** Pattern of all violations of French typography, except capitals without their accent. */
export const TYPOGRAPHIC_FAULT = /['"]| {2}|[^\u00a0\u202f][;!?»]| :|« /u;
