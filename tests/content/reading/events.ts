/**
 * Events that several files date: a pattern of their name, the places whose record dates them, and
 * their entry of the timeline.
 */
export const EVENTS = [
  { name: 'Badr', pattern: /Badr\b/, records: ['badr'], entry: 'badr' },
  {
    name: 'Uhud',
    pattern: /Uhud\b/,
    records: ['uhud', 'med-mont-uhud', 'med-archers-uhud'],
    entry: 'uhud',
  },
  {
    name: 'the Ditch',
    pattern: /Fossé|[Kk]handaq|Coalisés/,
    records: ['khandaq', 'med-khandaq'],
    entry: 'fosse',
  },
  { name: 'Nakhla', pattern: /attaque.*Nakhla|À Nakhla/, records: ['nakhla'], entry: 'nakhla' },
  { name: 'al-Abwâ’', pattern: /expédition.*al-Abwâ’/, records: ['al-abwa'], entry: 'abwa' },
  {
    name: 'Qaynuqâ’',
    pattern: /Banû Qaynuqâ’.*(siège|assiég|expuls)/,
    records: ['med-banu-qaynuqa'],
    entry: 'qaynuqa',
  },
  {
    name: 'Nadîr',
    pattern: /Nadîr.*(expuls|siège)/,
    records: ['med-banu-nadir'],
    entry: 'nadir',
  },
  { name: 'Bi’r Ma’ûna', pattern: /À Bi’r Ma’ûna/, records: ['bir-mauna'], entry: 'bir-mauna' },
  { name: 'Hudaybiyya', pattern: /Hudaybiyya/, records: ['hudaybiyya'], entry: 'hudaybiyya' },
  {
    name: 'Khaybar',
    pattern: /marche sur Khaybar|prise de Khaybar/,
    records: ['khaybar'],
    entry: 'khaybar',
  },
  { name: 'Mu’ta', pattern: /Mu’ta\b/, records: ['muta'], entry: 'muta' },
  { name: 'Hunayn', pattern: /Hunayn/, records: ['hunayn'], entry: 'hunayn' },
  { name: 'Tabûk', pattern: /Tabûk/, records: ['tabuk'], entry: 'tabuk' },
  { name: 'Ninive', pattern: /Ninive/, records: ['ninive'], entry: 'ninive' },
  { name: 'Dhû Qâr', pattern: /Dhû Qâr/, records: ['dhu-qar'], entry: 'dhu-qar' },
  { name: 'the qibla', pattern: /qibla/, records: ['med-qiblatayn'], entry: 'qibla' },
  {
    name: 'Jérusalem',
    pattern: /Jérusalem (tombe|en 614)|prennent .*Jérusalem/,
    records: ['jerusalem'],
    entry: 'jerusalem-614',
  },
  {
    name: 'the Hijra',
    pattern: /Qubâ’.*arriv|arriv.*Qubâ’|au début de l’Hégire/,
    records: ['medine'],
    entry: 'hegire',
  },
] as const;

/** Reigns: the person, and the span of the timeline. */
export const REIGNS = [
  ['abu-bakr', 'calife-abu-bakr'],
  ['umar', 'calife-umar'],
  ['uthman', 'calife-uthman'],
  ['ali', 'calife-ali'],
  ['muawiya', 'calife-muawiya'],
  ['yazid', 'calife-yazid-i'],
  ['marwan', 'calife-marwan-i'],
  ['abd-al-malik', 'calife-abd-al-malik'],
  ['saffah', 'calife-saffah'],
  ['mansur', 'calife-mansur'],
] as const;
