import { compositions } from '@/scripts/covers/compositions';
import { coverTitle, fallbackComposition } from '@/scripts/covers/fallback';
import { icoOf } from '@/scripts/covers/identity/ico';
import { splitText } from '@/scripts/covers/identity/shareImage';
import { lineWidth, linePathOf } from '@/scripts/drawing/lettering';

describe('the covers of episodes', () => {
  it('have fallback colours that depend on the slug alone', () => {
    const slugs = Array.from({ length: 40 }, (_, rank) => `episode-${rank}`);
    const groundColours = slugs.map((slug) => fallbackComposition(slug, 'Umar').palette.ground);
    expect(slugs.map((slug) => fallbackComposition(slug, 'Alî').palette.ground)).toEqual(
      groundColours,
    );
    expect(new Set(groundColours).size).toBeGreaterThan(3);
  });

  it('are drawn for an episode without a composition', () => {
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
  ])('shorten «%s» to «%s»', (title, shortTitle) => {
    expect(coverTitle(title)).toBe(shortTitle);
  });

  it('each have a different drawing, title and ground colour', () => {
    const allCompositions = Object.values(compositions);
    for (const key of ['draw', 'title'] as const) {
      expect(new Set(allCompositions.map((composition) => composition[key])).size).toBe(
        allCompositions.length,
      );
    }
    expect(new Set(allCompositions.map(({ palette }) => palette.ground)).size).toBe(
      allCompositions.length,
    );
  });

  it('have a glyph for every letter of their titles', () => {
    for (const { title } of Object.values(compositions)) {
      const path = linePathOf({ text: title, size: 100, x: 0, y: 0 });
      expect(path).not.toMatch(/NaN|undefined/);
      expect(lineWidth({ text: title, size: 100 })).toBeGreaterThan(100);
    }
  });
});

describe('splitText', () => {
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
    const entryOffset = 6 + 16;
    const imageOffset = icon.readUInt32LE(entryOffset + 12);
    expect(icon.readUInt8(entryOffset)).toBe(48);
    expect(
      icon.subarray(imageOffset, imageOffset + icon.readUInt32LE(entryOffset + 8)),
    ).toEqual(images[1]?.png);
  });
});
