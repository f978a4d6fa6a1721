/** Tells whether French elides the vowel of a word before this one; the h of Arabic names is sounded. */
export const isElided = (text: string): boolean =>
  /^[aeiouœæ]/i.test(text.normalize('NFD').replace(/[’'ʿʾ]/g, ''));

/** Prefixes a name with its preposition: « d’Alî », « de Hamza ». */
export const of = (name: string): string => (isElided(name) ? `d’${name}` : `de ${name}`);
