import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { readModel } from '@/lib/buildings/file/readModel';
import { loadContent } from '@/lib/server/content/loadContent';
import { digestOf, readDigests } from '@/scripts/buildings/digest';
import { drawnOf, modelFile } from '@/scripts/buildings/drawn';
import { glbOf } from '@/scripts/buildings/glb';
import { sheetOf } from '@/scripts/buildings/sheet';

const { buildings } = loadContent();

const sizes = buildings.map(({ id }) => statSync(`public/buildings/${id}.bin`).size);

describe.each(buildings.map((building) => [building.id, building] as const))(
  'the drawn files of %s',
  (id, building) => {
    const bytes = readFileSync(`public/buildings/${id}.bin`);

    it('have the digest of the current parameters, views and programs', () => {
      // After a failure, run draw-buildings.ts, then buildings/drawViews.ts.
      expect(readDigests()[id]).toBe(digestOf(building));
    });

    it('have another digest when a parameter changes', () => {
      const [firstParameter, ...otherParameters] = building.parameters;
      if (!firstParameter) throw new Error('A parameter is expected.');
      const parameters = [
        { ...firstParameter, value: firstParameter.value + 1 },
        ...otherParameters,
      ];
      expect(digestOf({ ...building, parameters })).not.toBe(digestOf(building));
    });

    it('have another digest when a piece of the model is removed', () => {
      const { pieces, lines } = drawnOf(building);
      expect(digestOf(building, { pieces: pieces.slice(1), lines })).not.toBe(
        digestOf(building),
      );
    });

    it('hold a model of at most 60 kB, with the parts of the page', () => {
      const model = readModel(Uint8Array.from(bytes).buffer);
      expect(gzipSync(bytes, { level: 9 }).length).toBeLessThanOrEqual(60_000);
      expect(
        [...new Set(model?.pieces.map(({ part }) => part))].toSorted((a, b) => a - b),
      ).toEqual(building.parts.map((_, rank) => rank));
    });

    it.each(building.sections.map((section) => [section.id, section] as const))(
      'hold its section as SVG: %s',
      (name, section) => {
        const svg = readFileSync(`public/buildings/${id}/${name}.svg`, 'utf8');
        expect(svg).toBe(sheetOf(building, drawnOf(building), section));
        expect(gzipSync(svg).length).toBeLessThan(15_000);
      },
    );

    it('are reproduced byte by byte when drawn again', () => {
      const glb = Buffer.from(glbOf(building, drawnOf(building).pieces));
      expect(glb.equals(readFileSync(`public/buildings/${id}/modele.glb`))).toBe(true);
      // The openness of the sky takes minutes to compute for a large building: the smallest building stands for all.
      if (bytes.length > Math.min(...sizes)) return;
      expect(Buffer.from(modelFile(building)).equals(bytes)).toBe(true);
    });

    it('stay within 250 kB for the pictures of the page, and 1.5 MB for the downloadable model', () => {
      const stillBytes = building.stops.map(
        ({ id: stop }) => statSync(`public/buildings/${id}/${stop}-960.avif`).size,
      );
      // Hosts compress SVG, and leave AVIF as it is.
      const sectionBytes = building.sections.map(
        (section) => gzipSync(readFileSync(`public/buildings/${id}/${section.id}.svg`)).length,
      );
      const sizes = [...stillBytes, ...sectionBytes];
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250_000);
      expect(statSync(`public/buildings/${id}/modele.glb`).size).toBeLessThanOrEqual(1_500_000);
    });

    it('hold a picture of each view in two sizes, within their limits of bytes', () => {
      for (const [rank, stop] of building.stops.entries()) {
        const path = `public/buildings/${id}/${stop.id}`;
        expect([stop.id, statSync(`${path}-960.avif`).size <= 20_500]).toEqual([stop.id, true]);
        // The first picture is part of the page's first paint.
        const maxBytes = rank === 0 ? 8_000 : 10_000;
        expect([stop.id, statSync(`${path}-480.avif`).size <= maxBytes]).toEqual([
          stop.id,
          true,
        ]);
      }
    });
  },
);

it('the pictures of all buildings weigh at most 2 MB', () => {
  const files = readdirSync('public/buildings', { recursive: true, encoding: 'utf8' });
  const sizes = files
    .filter((file) => /\.(avif|webp|svg)$/.test(file))
    .map((file) => statSync(`public/buildings/${file}`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2_000_000);
});
