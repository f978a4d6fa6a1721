import { deliveryOf } from '@/scripts/narration/kokoro/delivery';
import { readingScript, type Line } from '@/scripts/narration/script';

const line: Line = {
  ...{ id: 'c1-p1-s1', chapter: 1, role: 'sentence', pause: 0.4 },
  ...{ text: 'La caravane repart, et le guide compte encore les étapes.', isSource: false },
  isLast: false,
};
const speedOf = (changes: Partial<Line>): number => deliveryOf({ ...line, ...changes }).speed;

it('titles are spoken at 0.85, sentences at 0.9 to 1', () => {
  const title = speedOf({ role: 'title', text: 'Le pays' });
  const sentences = [
    speedOf({}),
    speedOf({ isLast: true }),
    speedOf({ isSource: true }),
    speedOf({ text: 'Où est l’eau\u202f?' }),
    speedOf({ text: 'Il attend.' }),
    speedOf({ text: 'et puis '.repeat(30) }),
    speedOf({ text: 'De Médine à Badr, Abû Bakr suit Alî, Zayd et Bilâl, en mars.' }),
  ];
  expect(title).toBe(0.85);
  for (const speed of sentences) {
    expect(speed).toBeGreaterThanOrEqual(0.9);
    expect(speed).toBeLessThanOrEqual(1);
  }
});

it('many names, and the end of a chapter, are spoken more slowly', () => {
  expect(
    speedOf({ text: 'De Médine, Abû Bakr suit Alî, Zayd et Bilâl en mars 624.' }),
  ).toBeLessThan(speedOf({}));
  expect(speedOf({ isLast: true })).toBeLessThan(speedOf({}));
});

it('a question has the widest intonation', () => {
  expect(deliveryOf({ ...line, text: 'Où\u202f?' }).range).toBeGreaterThan(
    deliveryOf(line).range,
  );
});

describe('the pauses between lines', () => {
  const chapters = [
    {
      title: 'Un',
      paragraphs: [
        ['A ?', 'B.'],
        ['« C »', 'D.'],
      ],
    },
    { title: 'Deux', paragraphs: [['E.']] },
  ];
  const lines = readingScript(chapters, ['c1-p2-s1']);
  const pauseOf = (id: string) => lines.find((candidate) => candidate.id === id)?.pause;

  it('are longer after a question', () => {
    expect(pauseOf('c1-p1-s2')).toBeGreaterThan(0.7);
  });

  it('set a quoted source apart, before and after', () => {
    expect(pauseOf('c1-p2-s1')).toBeGreaterThanOrEqual(1);
    expect(pauseOf('c1-p2-s2')).toBeGreaterThanOrEqual(1);
    expect(lines.filter(({ isSource }) => isSource).map(({ id }) => id)).toEqual(['c1-p2-s1']);
  });

  it('stay under 1.2 s except between chapters, where music plays', () => {
    const longPauses = lines.filter(({ pause }) => pause > 1.2);
    expect(longPauses.map(({ id }) => id)).toEqual(['c2-titre']);
  });

  it('recognize the last sentence of each chapter', () => {
    expect(lines.filter(({ isLast }) => isLast).map(({ id }) => id)).toEqual([
      'c1-p2-s2',
      'c2-p1-s1',
    ]);
  });
});
