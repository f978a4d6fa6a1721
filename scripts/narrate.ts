/**
 * Reads the episodes aloud into public/audio/: sound, subtitles, chapters.
 * Needs Debian’s espeak-ng and ffmpeg; see scripts/narration/README.md.
 * Usage: npx tsx scripts/narrate.ts [--sans-duree] [slug …]
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { formatVtt } from '@/lib/episodes/transcript/vtt';
import { formatRecordClock } from '@/lib/time/clock';
import { decodeFile, encodeMp3 } from './audio/ffmpeg';
import { levelOf } from './audio/filters';
import { requirePackages } from './audio/packages';
import { chaptersFile } from './narration/chapters';
import { speak } from './narration/espeak';
import { createPronouncer, unknownWords } from './narration/lexicon';
import lexicon from './narration/lexicon.json';
import { mixEpisode, PUBLISHED } from './narration/mix';
import { OPENING_SECONDS } from './narration/music';
import { parseRecord, withDuration } from './narration/record';
import { readingScript } from './narration/script';
import { placeLines } from './narration/timeline';

/**
 * Twice the band of a voice: at 48 kbit/s every frequency gets twice the bits it would at
 * 44.1 kHz, and the encoder’s own delay (1105 samples) stays under 50 ms even for the
 * players that ignore it.
 */
const RATE = 24_000;
const EPISODES = 'content/episodes';

const pronounce = createPronouncer(lexicon);

function narrate(slug: string, keepDuration: boolean): void {
  const path = `${EPISODES}/${slug}.json`;
  const json = readFileSync(path, 'utf8');
  const record = parseRecord(json, path);
  if (record.chapters.length === 0) {
    console.log(`${slug} : pas encore de texte, épisode laissé de côté.`);
    return;
  }
  const lines = readingScript(record.chapters);
  const spoken = lines.map((line) => pronounce(line.text));
  warnAbout(slug, spoken);
  const speech = spoken.map((sentence) => speak(sentence, RATE));
  const lengths = speech.map((sound) => sound.length);
  const cues = placeLines(lines, lengths, RATE, OPENING_SECONDS);
  const sound = mixEpisode(cues, speech, RATE);
  const duration = sound.length / RATE;
  const target = `public/audio/${slug}`;
  const { title, number, category } = record;
  const tags = {
    ...{ title, artist: 'Chroniques de l’Islam' },
    ...(category !== undefined && { album: category }),
    ...(number !== undefined && { track: String(number) }),
  };
  encodeMp3(sound, RATE, `${target}.mp3`, { bitrate: '48k', tags });
  checkLevel(`${target}.mp3`);
  const chapters = chaptersFile(record.title, cues, duration);
  writeFileSync(`${target}.vtt`, formatVtt(record.title, cues));
  writeFileSync(`${target}.chapters.json`, `${JSON.stringify(chapters, null, 2)}\n`);
  if (!keepDuration) writeFileSync(path, withDuration(readFileSync(path, 'utf8'), duration));
  console.log(`${slug} : ${formatRecordClock(duration)}, ${cues.length} phrases.`);
}

/** @throws Error with a French sentence when the written sound is not as loud as the others, or clips. */
function checkLevel(path: string): void {
  const { loudness, peak } = levelOf(decodeFile(path, RATE), RATE);
  const isEven = Math.abs(loudness - PUBLISHED.loudness) <= PUBLISHED.tolerance;
  if (isEven && peak <= PUBLISHED.ceiling) return;
  throw new Error(
    `${path} : ${loudness} LUFS et ${peak} dBTP ; il faut ${PUBLISHED.loudness} LUFS à ${PUBLISHED.tolerance} près, et ${PUBLISHED.ceiling} dBTP au plus.`,
  );
}

function warnAbout(slug: string, spoken: readonly string[]): void {
  const unknown = new Set(spoken.flatMap(unknownWords));
  if (unknown.size > 0) console.warn(`${slug}, hors du lexique : ${[...unknown].join(', ')}.`);
}

requirePackages(['espeak-ng', 'ffmpeg']);
const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--'));
const all = readdirSync(EPISODES)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/\.json$/, ''));
const unknown = named.filter((slug) => !all.includes(slug));
if (unknown.length > 0) {
  console.error(`Aucun épisode ne porte ce nom : ${unknown.join(', ')}.`);
  process.exit(1);
}
for (const slug of named.length > 0 ? named : all) narrate(slug, args.includes('--sans-duree'));
