const ENGLISH =
  'january february march april may june july august september october november december';
const FRENCH =
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre';
const MONTHS = [ENGLISH, FRENCH].map((names) => names.split(' '));

/** Minutes east of Greenwich of the zone names that feeds use (RFC 822 §5, and Europe's). */
const ZONES: Readonly<Record<string, number>> = {
  UT: 0,
  UTC: 0,
  GMT: 0,
  Z: 0,
  WET: 0,
  WEST: 60,
  BST: 60,
  CET: 60,
  MEZ: 60,
  CEST: 120,
  MESZ: 120,
  EET: 120,
  EEST: 180,
  MSK: 180,
  AST: -240,
  ADT: -180,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
};

/** 1–12 from an English or French month, whole or cut to three letters or more ('Sept', 'févr.'), else null. */
export function monthNumber(word = ''): number | null {
  const letters = word
    .normalize('NFD')
    .replace(/[\u0300-\u036f.,]/g, '')
    .toLowerCase();
  if (letters.length < 3) return null;
  const found = new Set(
    MONTHS.flatMap((names) =>
      names.flatMap((name, i) => (name.startsWith(letters) ? [i + 1] : [])),
    ),
  );
  const [month] = found;
  return found.size === 1 && month !== undefined ? month : null;
}

/**
 * Minutes east of Greenwich of '+0200', '+02:00', 'GMT-0400' or a name. An unknown name counts as UTC
 * (RFC 2822 §4.3); an offset of a day or more is null.
 */
export function zoneMinutes(zone: string): number | null {
  const offset = /([+-])(\d{1,2}):?(\d{2})$/.exec(zone);
  if (!offset) return ZONES[zone.trim().toUpperCase()] ?? 0;
  const hours = Number(offset[2]);
  const minutes = Number(offset[3]);
  if (hours > 14 || minutes > 59) return null;
  return (offset[1] === '-' ? -1 : 1) * (hours * 60 + minutes);
}
