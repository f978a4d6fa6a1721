/** The events of the story that several files date, each with the places whose record dates it, and its entry of the timeline. */
export const EVENTS = [
  { name: 'Badr', told: /Badr\b/, records: ['badr'], entry: 'badr' },
  {
    name: 'Uhud',
    told: /Uhud\b/,
    records: ['uhud', 'med-mont-uhud', 'med-archers-uhud'],
    entry: 'uhud',
  },
  {
    name: 'the Ditch',
    told: /Fossé|[Kk]handaq|Coalisés/,
    records: ['khandaq', 'med-khandaq'],
    entry: 'fosse',
  },
  { name: 'Nakhla', told: /attaque.*Nakhla|À Nakhla/, records: ['nakhla'], entry: 'nakhla' },
  { name: 'al-Abwâ’', told: /expédition.*al-Abwâ’/, records: ['al-abwa'], entry: 'abwa' },
  {
    name: 'Qaynuqâ’',
    told: /Banû Qaynuqâ’.*(siège|assiég|expuls)/,
    records: ['med-banu-qaynuqa'],
    entry: 'qaynuqa',
  },
  { name: 'Nadîr', told: /Nadîr.*(expuls|siège)/, records: ['med-banu-nadir'], entry: 'nadir' },
  { name: 'Bi’r Ma’ûna', told: /À Bi’r Ma’ûna/, records: ['bir-mauna'], entry: 'bir-mauna' },
  { name: 'Hudaybiyya', told: /Hudaybiyya/, records: ['hudaybiyya'], entry: 'hudaybiyya' },
  {
    name: 'Khaybar',
    told: /marche sur Khaybar|prise de Khaybar/,
    records: ['khaybar'],
    entry: 'khaybar',
  },
  { name: 'Mu’ta', told: /Mu’ta\b/, records: ['muta'], entry: 'muta' },
  { name: 'Hunayn', told: /Hunayn/, records: ['hunayn'], entry: 'hunayn' },
  { name: 'Tabûk', told: /Tabûk/, records: ['tabuk'], entry: 'tabuk' },
  { name: 'Ninive', told: /Ninive/, records: ['ninive'], entry: 'ninive' },
  { name: 'Dhû Qâr', told: /Dhû Qâr/, records: ['dhu-qar'], entry: 'dhu-qar' },
  { name: 'the qibla', told: /qibla/, records: ['med-qiblatayn'], entry: 'qibla' },
  {
    name: 'Jérusalem',
    told: /Jérusalem (tombe|en 614)|prennent .*Jérusalem/,
    records: ['jerusalem'],
    entry: 'jerusalem-614',
  },
  {
    name: 'the Hijra',
    told: /Qubâ’.*arriv|arriv.*Qubâ’|au début de l’Hégire/,
    records: ['medine'],
    entry: 'hegire',
  },
] as const;

/** The span of the timeline that is someone's reign, by who reigns. */
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
