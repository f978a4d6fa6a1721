import fc from 'fast-check';
import { packBytes, packWords, unpackBytes, unpackWords } from '@/lib/buildings/file/planes';
import { readModel } from '@/lib/buildings/file/readModel';
import { writeModel, type PieceToWrite } from '@/lib/buildings/file/writeModel';

describe('A column of numbers', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 65_535 })), (words) => {
        expect([...unpackWords(packWords(words), 0, words.length)]).toEqual(words);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 255 })), (values) => {
        expect([...unpackBytes(packBytes(values), 0, values.length)]).toEqual(values);
      }),
    );
  });
});

const metre = fc.double({ min: -500, max: 500, noNaN: true });
const vertex = fc.record({
  position: fc.tuple(metre, metre, metre),
  normal: fc.constantFrom([0, 1, 0] as const, [0, -1, 0] as const, [0.6, 0, -0.8] as const),
  shade: fc.nat({ max: 31 }),
  sky: fc.nat({ max: 255 }),
});
const piece = fc.record({
  part: fc.nat({ max: 200 }),
  material: fc.nat({ max: 7 }),
  grade: fc.nat({ max: 3 }),
  phases: fc.nat({ max: 255 }),
  vertices: fc.array(vertex, { minLength: 3, maxLength: 12 }),
  triangles: fc.constant([0, 1, 2, 2, 1, 0]),
  outlines: fc.constantFrom([], [0, 1]),
  details: fc.constantFrom([], [2, 0]),
});

describe('The file of a model', () => {
  it('is read as it was written, with positions to half a unit', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 4 }), (pieces: PieceToWrite[]) => {
        const model = readModel(Uint8Array.from(writeModel(pieces)).buffer);
        if (!model) throw new Error('A model is expected.');
        expect(model.pieces).toEqual(
          pieces.map(({ vertices, triangles, outlines, details, ...numbers }) => ({
            ...numbers,
            vertices: vertices.length,
            indices: triangles.length,
            outlines: outlines.length,
            details: details.length,
          })),
        );
        pieces
          .flatMap(({ vertices }) => vertices)
          .forEach(({ position, sky, shade }, rank) => {
            const unit = model.extent / 65_535;
            position.forEach((metres, axis) => {
              const column = model.positions[axis as 0 | 1 | 2];
              const readMetres =
                (model.origin[axis as 0 | 1 | 2] ?? 0) + (column[rank] ?? 0) * unit;
              expect(Math.abs(readMetres - metres)).toBeLessThan(unit / 2 + 1e-4);
            });
            expect([model.sky[rank], model.shades[rank]]).toEqual([sky, shade]);
          });
      }),
    );
  });

  it('is refused when it is another file, another version or cut short', () => {
    const [samplePiece] = fc.sample(piece, { numRuns: 1, seed: 1 });
    const bytes = writeModel(samplePiece ? [samplePiece] : []);
    const withChangedByte = (offset: number): ArrayBuffer => {
      const copy = Uint8Array.from(bytes);
      copy[offset] = (copy[offset] ?? 0) + 1;
      return copy.buffer;
    };
    expect(readModel(Uint8Array.from(bytes).buffer)).not.toBeNull();
    expect(readModel(withChangedByte(0))).toBeNull();
    expect(readModel(withChangedByte(4))).toBeNull();
    expect(readModel(Uint8Array.from(bytes.subarray(0, -1)).buffer)).toBeNull();
    expect(readModel(new ArrayBuffer(3))).toBeNull();
  });
});
