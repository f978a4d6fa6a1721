import { resample } from '@/scripts/audio/resample';
import { sampleAt } from '@/scripts/audio/signal';

describe('resampling', () => {
  it('keeps the length in time and the shape of a tone', () => {
    const tone = (rate: number) => (i: number) => Math.sin((2 * Math.PI * 440 * i) / rate);
    const from = Float64Array.from({ length: 22_050 }, (_, i) => tone(22_050)(i));
    const to = resample(from, 22_050, 24_000);
    expect(to).toHaveLength(24_000);
    for (const i of [5000, 12_001, 19_999])
      expect(sampleAt(to, i)).toBeCloseTo(tone(24_000)(i), 2);
  });
});
