/** Languages of the extracts, as BCP 47 tags (IANA Language Subtag Registry). */
export const EXTRACT_LANGUAGES = ['ar', 'grc', 'syc', 'xcl', 'xsa'] as const;

export type ExtractLanguage = (typeof EXTRACT_LANGUAGES)[number];

/** Script (ISO 15924), direction and French name of each language. */
const SCRIPTS = {
  ar: { name: 'arabe', direction: 'rtl', letters: /\p{Script=Arabic}/u },
  grc: { name: 'grec', direction: 'ltr', letters: /\p{Script=Greek}/u },
  syc: { name: 'syriaque', direction: 'rtl', letters: /\p{Script=Syriac}/u },
  xcl: { name: 'arménien classique', direction: 'ltr', letters: /\p{Script=Armenian}/u },
  xsa: { name: 'sabéen', direction: 'rtl', letters: /\p{Script=Old_South_Arabian}/u },
} as const satisfies Record<
  ExtractLanguage,
  { name: string; direction: 'ltr' | 'rtl'; letters: RegExp }
>;

export const languageName = (lang: ExtractLanguage): string => SCRIPTS[lang].name;

/** Returns the value of `dir` for a text in a language. */
export const directionOf = (lang: ExtractLanguage): 'ltr' | 'rtl' => SCRIPTS[lang].direction;

/** Tells whether a text has letters of the script of its language. */
export const isInScript = (text: string, lang: ExtractLanguage): boolean =>
  SCRIPTS[lang].letters.test(text);
