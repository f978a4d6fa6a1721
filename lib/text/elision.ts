/** Tells whether French elides a vowel before a word; the h of Arabic names is aspirated. */
export const isElided = (text: string): boolean =>
  /^[aeiouœæ]/i.test(text.normalize('NFD').replace(/[’'ʿʾ]/g, ''));

/** Prefixes a name with its preposition: « d’Alî », « de Hamza ». */
export const of = (name: string): string => (isElided(name) ? `d’${name}` : `de ${name}`);
