/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { compositions } from '@/scripts/covers/compositions';
import { icoOf } from '@/scripts/covers/identity/ico';
import { inTwo } from '@/scripts/covers/identity/shareImage';
import { lineWidth, linePathOf } from '@/scripts/covers/lettering';

const slugs = readdirSync('content/episodes').map((file) => basename(file, '.json'));

describe('the covers', () => {
  it('have a composition for every episode, and none too many', () => {
    expect(Object.keys(compositions).sort()).toEqual([...slugs].sort());
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
    expect(inTwo('Une histoire, de ses origines')).toEqual([
      'Une histoire,',
      'de ses origines',
    ]);
    expect(inTwo('Chroniques de l’Islam')).toEqual(['Chroniques', 'de l’Islam']);
  });
});

describe('icoOf', () => {
  it('writes where each image begins and how long it is', () => {
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
