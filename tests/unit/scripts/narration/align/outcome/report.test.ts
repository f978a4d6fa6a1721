import { findingsIn } from '@/scripts/narration/align/outcome/findings';
import { formatReport, formatSeconds } from '@/scripts/narration/align/outcome/report';
import type { Take } from '@/scripts/narration/align/path/takes';
import { readingScript } from '@/scripts/narration/script';

const lines = readingScript([{ title: 'Le pays', paragraphs: [['Un puits.', 'Une foire.']] }]);
const HOP = 0.02;

type TestTake = Partial<Take> & {
  readonly line: number;
  readonly from: number;
  readonly to: number;
};

/** Reports takes with sound, or on demand silence, between them. */
function findingsOf(
  testTakes: readonly TestTake[],
  { unlikeness = [] as number[], isQuiet = true } = {},
) {
  const takes = testTakes.map((take) => ({ isWhole: true, ...take }));
  const end = takes.at(-1)?.to ?? 0;
  const positions = new Int32Array(end).fill(-1);
  for (const { from, to } of takes) positions.fill(0, from, to);
  return findingsIn({
    path: { takes, positions },
    unlikeness: takes.map((_, i) => unlikeness[i] ?? 0.5),
    expected: [50, 200, 200],
    silent: new Uint8Array(end).fill(isQuiet ? 1 : 0),
    hop: HOP,
  });
}

const ALL = [
  { line: 0, from: 0, to: 50 },
  { line: 1, from: 60, to: 260 },
  { line: 2, from: 280, to: 480 },
];

describe('the findings of an alignment', () => {
  it('are empty when each sentence is spoken once, at its pace', () => {
    expect(findingsOf(ALL)).toEqual([]);
  });

  it('report a missing sentence, and the moment after which it is missing', () => {
    const [title, first] = ALL;
    if (!title || !first) throw new Error('Takes are expected.');
    expect(findingsOf([title, first])).toEqual([{ kind: 'missing', line: 2, around: 5.2 }]);
  });

  it('report all takes of a repeated or restarted sentence', () => {
    const repeatedTakes = [...ALL, { line: 2, from: 500, to: 700 }];
    expect(findingsOf(repeatedTakes)).toMatchObject([
      { kind: 'repeated', line: 2, takes: [{}, {}] },
    ]);
    const restartedTakes = [
      ...ALL.slice(0, 2),
      { line: 2, from: 270, to: 330, isWhole: false },
    ];
    expect(findingsOf([...restartedTakes, { line: 2, from: 340, to: 540 }])).toMatchObject([
      { kind: 'begun', line: 2 },
    ]);
  });

  it('report a sentence that is unlike its text, too short, too long or unfinished', () => {
    const withLastTake = (take: Partial<TestTake>) => [
      ...ALL.slice(0, 2),
      { ...ALL[2], line: 2, from: 280, to: 480, ...take },
    ];
    const reasonsOf = (found: ReturnType<typeof findingsOf>) =>
      found.map((finding) => 'why' in finding && finding.why);
    expect(reasonsOf(findingsOf(ALL, { unlikeness: [0.5, 0.5, 0.95] }))).toEqual(['unlike']);
    expect(reasonsOf(findingsOf(withLastTake({ to: 380 })))).toEqual(['short']);
    expect(reasonsOf(findingsOf(withLastTake({ to: 680 })))).toEqual(['long']);
    expect(reasonsOf(findingsOf(withLastTake({ isWhole: false })))).toEqual(['unfinished']);
  });

  it('report sounds of a second or more outside of sentences, not shorter ones nor silence', () => {
    const distantTakes = [
      ALL[0],
      { line: 1, from: 60, to: 260 },
      { line: 2, from: 380, to: 580 },
    ];
    const takes = distantTakes.flatMap((take) => take ?? []);
    expect(findingsOf(takes, { isQuiet: false })).toEqual([
      { kind: 'foreign', span: { start: 5.2, end: expect.closeTo(7.6, 6) } },
    ]);
  });
});

describe('the report of an alignment', () => {
  const subject = {
    ...{ title: 'L’Arabie', file: 'voix.mp3', duration: 125, lines },
    spans: [null, { start: 4, end: 8 }, { start: 9.5, end: 121 }],
  };

  it('contains « Rien à signaler. » without findings', () => {
    const text = formatReport({ ...subject, findings: [] });
    expect(text).toContain('Rien à signaler.');
    expect(text).toContain('voix.mp3, 00:02:05. 2 phrases et titres entendus sur 3.');
    expect(text).toContain('de 0:04,0 à 2:01,0');
  });

  it('lists the findings under headings with advice, quoting the text', () => {
    const text = formatReport({
      ...subject,
      findings: [
        { kind: 'missing', line: 0, around: 0 },
        { kind: 'missing', line: 1, around: 3 },
        {
          kind: 'repeated',
          line: 2,
          takes: [
            { start: 9, end: 12 },
            { start: 13, end: 16 },
          ],
        },
        { kind: 'doubtful', line: 2, span: { start: 13, end: 16 }, why: 'unlike' },
        { kind: 'foreign', span: { start: 17, end: 19 } },
      ],
    });
    expect(text).toContain('## Phrases absentes');
    expect(text).toContain('- Après 0:03,0 : « Un puits. » (c1-p1-s1)');
    expect(text).toContain('- 0:09,0 à 0:12,0 ; 0:13,0 à 0:16,0 : « Une foire. » (c1-p1-s2)');
    expect(text).toContain('ressemble peu au texte : « Une foire. »');
    expect(text).toContain('- de 0:17,0 à 0:19,0.');
    expect(text).toContain('## Titres de chapitre non dits');
    expect(text.indexOf('Le pays')).toBeGreaterThan(text.indexOf('Titres de chapitre'));
  });

  it('writes times as audio editors do', () => {
    expect(formatSeconds(62.54)).toBe('1:02,5');
    expect(formatSeconds(59.96)).toBe('1:00,0');
    expect(formatSeconds(0)).toBe('0:00,0');
  });
});
