/** What French typography refuses, as a test says that there is none. */
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

/** The same in one, for texts that have no capital to check. */
export const ILL_SET = /['"]| {2}|[^\u00a0\u202f][;!?»]| :|« /u;
