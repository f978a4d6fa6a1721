import { resample } from '@/scripts/audio/resample';
import { sampleAt } from '@/scripts/audio/signal';

describe('resampling', () => {
  it('keeps the length in time and the shape of a tone', () => {
    const tone = (rate: number) => (i: number) => Math.sin((2 * Math.PI * 440 * i) / rate);
    const source = Float64Array.from({ length: 22_050 }, (_, i) => tone(22_050)(i));
    const resampled = resample(source, 22_050, 24_000);
    expect(resampled).toHaveLength(24_000);
    for (const i of [5000, 12_001, 19_999])
      expect(sampleAt(resampled, i)).toBeCloseTo(tone(24_000)(i), 2);
  });
});
