/**
 * Measures how exactly a recording is aligned with its text: on episodes synthesized with other
 * voices and known accidents, and on the shipped narrations. Numbers are printed, never asserted.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { decodeFile } from '@/scripts/audio/ffmpeg';
import { requirePackages } from '@/scripts/audio/packages';
import { alignRecording, HOP } from '@/scripts/narration/align/align';
import type { Frames } from '@/scripts/narration/align/features/frames';
import { melSpectrum } from '@/scripts/narration/align/features/spectrum';
import { RATE, synthesizeEnergies } from '@/scripts/narration/align/synthesis';
import { createPronouncer } from '@/scripts/narration/lexicon';
import lexicon from '@/scripts/narration/lexicon.json';
import { parseRecord } from '@/scripts/narration/record';
import { readingScript, type Line } from '@/scripts/narration/script';
import { readVtt } from '@/lib/episodes/transcript/vtt';
import { measure, type Measures, type Truth } from '@/tests/bench/align/measure';
import { respeak } from '@/tests/bench/align/respeak';
import { SCENARIOS } from '@/tests/bench/align/scenarios';
import { heading, formatLine } from '@/tests/bench/align/table';

requirePackages(['espeak-ng', 'ffmpeg']);
const { values } = parseArgs({
  options: {
    /** Number of episodes per scenario, in turn. */
    episodes: { type: 'string', default: '1' },
    /** Index of the first scenario, and the index after the last. */
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '99' },
  },
});
const pronounce = createPronouncer(lexicon);
const slugs = readdirSync('content/episodes').map((name) => name.replace(/\.json$/, ''));
const readings = new Map<string, readonly Frames[]>();

type Case = { readonly sound: Float64Array; readonly truth: Truth };

const SHIPPED_CASE = {
  label: 'narration livrée (MP3)',
  record: (slug: string): Case => {
    const cues = readVtt(readFileSync(`public/audio/${slug}.vtt`, 'utf8'));
    const sound = decodeFile(`public/audio/${slug}.mp3`, RATE);
    return { sound, truth: { spans: cues, repeated: [], begun: [], hasInterludes: true } };
  },
};

const CASES = [
  SHIPPED_CASE,
  ...SCENARIOS.map((scenario) => ({
    label: scenario.label,
    record: (_: string, lines: readonly Line[]): Case => {
      const texts = lines.map(({ text }) => (scenario.isUntaught ? text : pronounce(text)));
      const { sound, truth, ...accidents } = respeak(lines, texts, scenario, RATE);
      return { sound, truth: { spans: truth, ...accidents, hasInterludes: false } };
    },
  })),
];

console.log(heading());
let episodeIndex = Number(values.from);
for (const { label, record } of CASES.slice(Number(values.from), Number(values.to))) {
  const measures: Measures[] = [];
  let seconds = 0;
  for (let n = 0; n < Number(values.episodes); n += 1) {
    const slug = slugs[episodeIndex % slugs.length] ?? '';
    episodeIndex += 1;
    const json = readFileSync(`content/episodes/${slug}.json`, 'utf8');
    const lines = readingScript(parseRecord(json, `content/episodes/${slug}.json`).chapters);
    const reading = readings.get(slug) ?? synthesizeEnergies(lines);
    readings.set(slug, reading);
    const { sound, truth } = record(slug, lines);
    const startUsage = process.cpuUsage();
    const alignment = alignRecording(melSpectrum(sound, RATE, HOP), reading);
    seconds += process.cpuUsage(startUsage).user / 1e6;
    measures.push(measure(alignment, truth));
  }
  console.log(formatLine(label, measures, seconds / measures.length));
}
