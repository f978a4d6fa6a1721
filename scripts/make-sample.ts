/**
 * Makes public/audio/sample.mp3, the audio of episodes without a recording. Needs Debian’s ffmpeg.
 * Usage: npx tsx scripts/make-sample.ts
 */
import { compressor } from './audio/equaliser';
import { encodeMp3 } from './audio/ffmpeg';
import { applyFilters } from './audio/filters';
import { master } from './audio/mastering';
import { renderOud } from '@/scripts/music/oud';
import { requirePackages } from './audio/packages';
import { beatsOf, strokesOf } from '@/scripts/music/phrase';
import { seededRandom } from '@/lib/random';
import { fadeEnds } from './audio/signal';
import { TAQSIM } from '@/scripts/music/taqsim';

const RATE = 44_100;
const SECONDS = 90;
/** In seconds: decay after the last note’s written length. */
const RINGING_SECONDS = 4;
/** In hertz: D3, the tonic, one of the oud’s open strings. */
const TONIC_HZ = 146.83;

requirePackages(['ffmpeg']);
const random = seededRandom(622);
const beat = (SECONDS - RINGING_SECONDS) / beatsOf(TAQSIM);
const strokes = strokesOf(TAQSIM, { beat, tonic: TONIC_HZ }, random);
const oudSound = applyFilters(renderOud(strokes, SECONDS, RATE, random), RATE, [
  compressor({ threshold: -20, ratio: 2, attack: 15, release: 250 }),
]);
const fadedSound = fadeEnds(oudSound, Math.round(RATE * 0.05), Math.round(RATE * 2.5));
const masteredSound = master(fadedSound, RATE, { loudness: -16, ceiling: -2.4 });
encodeMp3(masteredSound, RATE, 'public/audio/sample.mp3', {
  bitrate: '64k',
  tags: { title: 'Échantillon', artist: 'Chroniques de l’Islam' },
});
