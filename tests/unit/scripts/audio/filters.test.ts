import fc from 'fast-check';
import { compressor, highPass, peak } from '@/scripts/audio/equaliser';
import { filterChain, readLevel } from '@/scripts/audio/filters';
import { searchGain } from '@/scripts/audio/mastering';
import { forAll } from '@/tests/fixtures/runners/property';

describe('audio filters', () => {
  it('are formatted for ffmpeg, one after the other', () => {
    expect(filterChain([highPass(80, 0.7), peak(900, 1, -2.5), ['anull', {}]])).toBe(
      'highpass=f=80:t=q:w=0.7,equalizer=f=900:t=q:w=1:g=-2.5,anull',
    );
  });

  it('of the compressor have a threshold as an amplitude, not in decibels', () => {
    const [, options] = compressor({ threshold: -20, ratio: 2, attack: 15, release: 250 });
    expect(options['threshold']).toBeCloseTo(0.1);
  });
});

describe('a level measured by ffmpeg', () => {
  const loudnormOutput = (loudness: string, peakLevel: string): string =>
    `[Parsed_loudnorm_0 @ 0x55]\n{\n\t"input_i" : "${loudness}",\n\t"input_tp" : "${peakLevel}",\n\t"input_lra" : "4.20"\n}\n`;

  it('is read from the end of ffmpeg’s output', () => {
    expect(readLevel(`Stream #0:0\n${loudnormOutput('-17.31', '-3.52')}`)).toEqual({
      loudness: -17.31,
      peak: -3.52,
    });
  });

  it('of silence is minus infinity', () => {
    expect(readLevel(loudnormOutput('-inf', '-inf')).loudness).toBe(-Infinity);
  });

  it.each(['', 'Stream #0:0', loudnormOutput('loud', '0'), '{}'])(
    'throws for the output « %s »',
    (text) => {
      expect(() => readLevel(text)).toThrow('loudnorm');
    },
  );
});

describe('mastering', () => {
  it('reaches the target loudness, whatever share of each decibel the limiter removes', () => {
    const loudness = fc.double({ min: -40, max: -10, noNaN: true });
    const ratio = fc.double({ min: 0, max: 0.4, noNaN: true });
    forAll(loudness, ratio, (loudness, share) => {
      const limitedBy = (gain: number): number =>
        loudness + gain - share * Math.max(0, loudness + gain + 18);
      const gain = searchGain(limitedBy, loudness, -16);
      expect(Math.abs(limitedBy(gain) + 16)).toBeLessThan(0.05);
    });
  });

  it('stops the search for a gain after eight passes', () => {
    let passes = 0;
    searchGain(() => (passes += 1) * 0 - 20, -30, -16);
    expect(passes).toBe(8);
  });
});
