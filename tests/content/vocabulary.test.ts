import { withoutMarks } from '@/lib/episodes/marks';
import { loadPeople, loadPlaces } from '@/lib/server/content/references';
import { episodeRecords } from '@/tests/content/reading/records';
import { violationsOf, placeText } from '@/tests/content/reading/narrativeTexts';

/** Lists the texts of the pages of places, without places that no map has. */
const placeTexts = (ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => {
    const place = loadPlaces().get(id);
    return place ? [placeText(place)] : [];
  });

/** Lists the texts of the chapters whose titles contain one of the names. */
const chaptersAbout = (names: readonly string[]): readonly string[] =>
  episodeRecords
    .flatMap(({ chapters }) => chapters)
    .filter(({ title }) => names.some((name) => title.includes(name)))
    .map(({ paragraphs }) => paragraphs.flat().map(withoutMarks).join(' '));

const JUDGEMENT = /païen|infidèle|mécréant|idolâtr|hérétique|hérésie|fanati|barbare|mahométan/i;

/** Words by which a text attributes its claim. */
const ATTRIBUTION = /tradition|récit|dit-on|raconte|rapporte|disent/;

describe('an expulsion', () => {
  it('is called an expulsion, whoever is expelled: nobody « leaves » who was driven out', () => {
    const violations = violationsOf(
      (text) =>
        /Qaynuqâ’|Nadîr|communauté juive|tribus? juives?/.test(text) &&
        /\b(part|partent|partir|partis|partiront|quitte|quittent|quitter|départ)\b|s’en vont|première à partir/.test(
          text,
        ),
    );
    expect(violations).toEqual([]);
  });

  it('is stated on the pages of its places, and in the chapters about it', () => {
    for (const text of [
      ...placeTexts(['med-banu-qaynuqa', 'med-banu-nadir', 'khaybar']),
      ...chaptersAbout(['Badr', 'Nadîr']),
    ])
      expect(text).toMatch(/expuls/);
  });
});

describe('violent deaths', () => {
  it('are called a massacre only where contemporary witnesses report one: Najrân, Jérusalem', () => {
    const violations = violationsOf((text) => /massacr/i.test(text)).filter(
      (line) =>
        !/Najrân|himyarite|Jérusalem|ville sainte|523|614/i.test(
          line.replace('jerusalem', 'Jérusalem'),
        ),
    );
    expect(violations).toEqual([]);
  });

  it('of the Banû Qurayza are narrated with the lot of their women and children, and with sources', () => {
    for (const text of [...placeTexts(['med-banu-qurayza']), ...chaptersAbout(['Qurayza'])]) {
      expect(text).toMatch(/femmes et les enfants réduits en esclavage/);
      expect(text).toMatch(/selon les récits|ces récits/i);
    }
  });
});

describe('a captivity', () => {
  it('is stated for each wife of the Prophet whom the narratives call a captive', () => {
    const people = loadPeople();
    for (const id of ['safiyya-huyayy', 'juwayriya', 'rayhana'])
      expect(people.get(id)?.role ?? 'Captive').toMatch(/^Captive/);
  });

  it('is stated where the marriage of Safiyya bint Huyayy is narrated', () => {
    expect(
      violationsOf(
        (text) => /Safiyya/.test(text) && /épouse/.test(text) && !/[Cc]aptive/.test(text),
      ),
    ).toEqual([]);
  });
});

describe('words that judge', () => {
  it('are not used: nobody is a pagan, an infidel, a heretic or a fanatic', () => {
    expect(violationsOf((text) => JUDGEMENT.test(text))).toEqual([]);
  });

  it('leave « idole » to the authors who wrote it', () => {
    expect(violationsOf((text) => /idole/i.test(text) && !/al-Kalbî/.test(text))).toEqual([]);
  });
});

describe('claims of tradition alone are attributed to tradition', () => {
  it.each([
    [
      'the first direction of prayer',
      /Jérusalem.*(qibla|prière|prient|prie)|(qibla|prient|prie) .*Jérusalem/,
    ],
    [
      'the statues that were destroyed',
      /statues?\b.*détruit|détruit.*statues?\b|trois cent soixante/,
    ],
    ['the call to prayer by Bilâl', /Bilâl.*appel à la prière|appel à la prière.*Bilâl/],
    ['the expulsion from Khaybar', /Umar expulse/],
  ])('%s', (_, pattern) => {
    const lines = violationsOf((text) => pattern.test(text));
    expect(lines.filter((line) => !ATTRIBUTION.test(line))).toEqual([]);
  });
});

it('Théophane reports Mu’ta from an Arab source, as one account among others', () => {
  expect(
    violationsOf(
      (text) => /Théophane/.test(text) && /mentionne|confirme|atteste|établi/.test(text),
    ),
  ).toEqual([]);
});

it('the mosque of the Prophet is called the model of mosques with the debate beside it', () => {
  const violations = [...loadPlaces().values()].filter((place) => {
    const text = placeText(place);
    return (
      /modèle (à la|aux|de la|des) (premières )?mosquée/.test(text) && !/maison/.test(text)
    );
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
