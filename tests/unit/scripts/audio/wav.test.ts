import fc from 'fast-check';
import { decodeWav, encodeWav } from '@/scripts/audio/wav';
import { forAll } from '@/tests/fixtures/runners/property';

const chunkIdAt = (bytes: Uint8Array, offset: number) =>
  String.fromCharCode(...bytes.subarray(offset, offset + 4));

describe('a WAV file', () => {
  it('announces mono PCM on 16 bits, its rate and its true lengths', () => {
    const bytes = encodeWav(new Float64Array(100), 24_000);
    const view = new DataView(bytes.buffer);
    expect([chunkIdAt(bytes, 0), chunkIdAt(bytes, 8), chunkIdAt(bytes, 36)]).toEqual([
      'RIFF',
      'WAVE',
      'data',
    ]);
    expect(view.getUint32(4, true)).toBe(bytes.length - 8);
    expect(view.getUint16(20, true)).toBe(1);
    expect(view.getUint16(22, true)).toBe(1);
    expect(view.getUint32(24, true)).toBe(24_000);
    expect(view.getUint16(34, true)).toBe(16);
    expect(view.getUint32(40, true)).toBe(200);
  });

  it('is decoded to the encoded signal, to the precision of 16 bits', () => {
    const level = fc.double({ min: -1, max: 1, noNaN: true });
    forAll(fc.array(level), (levels) => {
      const { signal, rate } = decodeWav(encodeWav(Float64Array.from(levels), 22_050));
      expect(rate).toBe(22_050);
      expect(signal).toHaveLength(levels.length);
      levels.forEach((value, i) => expect(signal[i]).toBeCloseTo(value, 3));
    });
  });

  it('clips samples beyond full scale', () => {
    const { signal } = decodeWav(encodeWav(Float64Array.of(3, -3), 8000));
    expect(signal[0]).toBeCloseTo(1, 3);
    expect(signal[1]).toBeCloseTo(-1, 3);
  });

  it('is decoded to its end when its header announces too great a length, as from a pipe', () => {
    const bytes = encodeWav(Float64Array.of(0.5, 0.25), 22_050);
    new DataView(bytes.buffer).setUint32(40, 0x7fff0000, true);
    expect(decodeWav(bytes).signal).toHaveLength(2);
  });

  it('is refused without its header', () => {
    expect(() => decodeWav(new Uint8Array(60))).toThrow('pas un fichier WAV');
  });
});
