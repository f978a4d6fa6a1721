import { directionOf, isInScript, languageName } from '@/lib/documents/language';

it.each([
  ['ar', 'بسم الله', 'rtl', 'arabe'],
  ['syc', 'ܛܝܝܐ', 'rtl', 'syriaque'],
  ['xsa', '𐩡𐩨', 'rtl', 'sabéen'],
  ['grc', 'πλάνος', 'ltr', 'grec'],
  ['xcl', 'Մահմէտ', 'ltr', 'arménien classique'],
] as const)(
  'the language of an extract %s has its script, its direction and its French name',
  (lang, text, direction, name) => {
    expect(isInScript(text, lang)).toBe(true);
    expect(isInScript('lettres latines', lang)).toBe(false);
    expect(directionOf(lang)).toBe(direction);
    expect(languageName(lang)).toBe(name);
  },
);
