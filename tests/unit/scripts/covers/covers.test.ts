import { compositions } from '@/scripts/covers/compositions';
import { coverTitle, fallbackComposition } from '@/scripts/covers/fallback';
import { icoOf } from '@/scripts/covers/identity/ico';
import { splitText } from '@/scripts/covers/identity/shareImage';
import { lineWidth, linePathOf } from '@/scripts/drawing/lettering';

describe('the covers', () => {
  it('have for any other episode colours and a rosette derived from its name alone', () => {
    const slugs = Array.from({ length: 40 }, (_, rank) => `episode-${rank}`);
    const grounds = slugs.map((slug) => fallbackComposition(slug, 'Umar').palette.ground);
    expect(slugs.map((slug) => fallbackComposition(slug, 'Alî').palette.ground)).toEqual(
      grounds,
    );
    expect(new Set(grounds).size).toBeGreaterThan(3);
  });

  it('are drawn for an episode that has no composition', () => {
    const { title, palette, draw } = fallbackComposition('episode-12', 'Après le Prophète');
    const svg = draw({ mark: '12', title, palette });
    expect(svg).toContain('<path');
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it.each([
    ['Après le Prophète', 'Après le Prophète'],
    ['Médine\u00a0: naissance d’une communauté', 'Médine'],
    ['Le califat des Omeyyades', 'Le califat'],
    ['Comment connaît-on la vie du Prophète\u202f?', 'Comment connaît-on'],
    ['Constantinopolitaines querelles', 'Constantinopolitaines'],
  ])('shorten «%s» to «%s»', (title, words) => {
    expect(coverTitle(title)).toBe(words);
  });

  it('each have their own drawing, words and colours', () => {
    const all = Object.values(compositions);
    for (const key of ['draw', 'title'] as const) {
      expect(new Set(all.map((one) => one[key])).size).toBe(all.length);
    }
    expect(new Set(all.map(({ palette }) => palette.ground)).size).toBe(all.length);
  });

  it('draw every letter of their titles', () => {
    for (const { title } of Object.values(compositions)) {
      const path = linePathOf({ text: title, size: 100, x: 0, y: 0 });
      expect(path).not.toMatch(/NaN|undefined/);
      expect(lineWidth({ text: title, size: 100 })).toBeGreaterThan(100);
    }
  });
});

describe('inTwo', () => {
  it('cuts after a comma, or else near the middle', () => {
    expect(splitText('Une histoire, de ses origines')).toEqual([
      'Une histoire,',
      'de ses origines',
    ]);
    expect(splitText('Chroniques de l’Islam')).toEqual(['Chroniques', 'de l’Islam']);
  });
});

describe('icoOf', () => {
  it('writes the position and the length of each image', () => {
    const images = [16, 48].map((size) => ({ size, png: Buffer.alloc(size, size) }));
    const icon = icoOf(images);
    expect(icon.readUInt16LE(4)).toBe(2);
    const second = 6 + 16;
    const begins = icon.readUInt32LE(second + 12);
    expect(icon.readUInt8(second)).toBe(48);
    expect(icon.subarray(begins, begins + icon.readUInt32LE(second + 8))).toEqual(
      images[1]?.png,
    );
  });
});
