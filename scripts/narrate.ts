/**
 * Narrates the episodes into public/audio/: audio, subtitles, chapters, words. Needs Debian’s espeak-ng and ffmpeg, and
 * Kokoro; see scripts/narration/README.md.
 * Usage: npx tsx scripts/narrate.ts [--voice kokoro|espeak] [--sans-duree] [--dans dossier] [slug …]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatVtt } from '@/lib/episodes/transcript/vtt';
import { formatWords } from '@/lib/episodes/transcript/words';
import { formatRecordClock } from '@/lib/time/clock';
import { requirePackages } from './audio/packages';
import { publishMp3 } from './audio/publish';
import { chaptersFile } from './narration/chapters';
import { createPronouncer, unknownWords } from './narration/lexicon';
import lexicon from './narration/lexicon.json';
import { mixEpisode } from './narration/mix';
import { OPENING_SECONDS } from './narration/music';
import { recordEarlierSound } from './narration/earlier';
import { PUBLIC_SOUNDS, parseNarrateCommand, type NarrateCommand } from './narration/command';
import { parseRecord, withDuration } from './narration/record';
import { readingScript } from './narration/script';
import { speakLines } from './narration/speakLines';
import { SPEECH_RATE } from './narration/speech';
import { placeLines } from './narration/timeline';

const EPISODES = 'content/episodes';

const pronounce = createPronouncer(lexicon);

function narrate(
  slug: string,
  { voice: chosenVoice, folder, keepsDuration }: NarrateCommand,
): void {
  const recordPath = `${EPISODES}/${slug}.json`;
  const record = parseRecord(readFileSync(recordPath, 'utf8'), recordPath);
  if (record.chapters.length === 0) {
    console.log(`${slug} : pas encore de texte, épisode laissé de côté.`);
    return;
  }
  const voice = chosenVoice ?? record.narration?.voice ?? 'kokoro';
  const lines = readingScript(record.chapters, record.narration?.source);
  warnOfUnknownWords(
    slug,
    lines.map(({ text }) => pronounce(text)),
  );
  const speech = speakLines(lines, voice, pronounce);
  const lengths = speech.map(({ signal }) => signal.length);
  const cues = placeLines(lines, lengths, SPEECH_RATE, OPENING_SECONDS);
  const spokenLines = cues.flatMap((cue, i) => {
    const [part, line] = [speech[i], lines[i]];
    return part && line ? [{ cue, signal: part.signal, isSource: line.isSource }] : [];
  });
  const sound = mixEpisode(spokenLines, SPEECH_RATE, voice);
  const duration = sound.length / SPEECH_RATE;
  mkdirSync(folder, { recursive: true });
  const targetPath = join(folder, slug);
  const { title, number, category } = record;
  const tags = {
    ...{ title, artist: 'Chroniques de l’Islam' },
    ...(category !== undefined && { album: category }),
    ...(number !== undefined && { track: String(number) }),
  };
  const level = publishMp3(sound, SPEECH_RATE, `${targetPath}.mp3`, { bitrate: '48k', tags });
  if (folder === PUBLIC_SOUNDS) recordEarlierSound(slug, { cues, duration });
  const chapters = chaptersFile(record.title, cues, duration);
  writeFileSync(`${targetPath}.vtt`, formatVtt(record.title, cues));
  writeFileSync(`${targetPath}.chapters.json`, `${JSON.stringify(chapters, null, 2)}\n`);
  const wordStarts = speech.flatMap(({ words: starts }) => (starts ? [starts] : []));
  if (wordStarts.length > 0) writeFileSync(`${targetPath}.words.json`, formatWords(wordStarts));
  if (!keepsDuration)
    writeFileSync(recordPath, withDuration(readFileSync(recordPath, 'utf8'), duration));
  console.log(
    `${slug} : ${formatRecordClock(duration)}, ${cues.length} phrases, ${level.loudness} LUFS, ${level.peak} dBTP.`,
  );
}

function warnOfUnknownWords(slug: string, spokenTexts: readonly string[]): void {
  const missingWords = new Set(spokenTexts.flatMap(unknownWords));
  if (missingWords.size > 0)
    console.warn(`${slug}, hors du lexique : ${[...missingWords].join(', ')}.`);
}

requirePackages(['espeak-ng', 'ffmpeg']);
const command = parseNarrateCommand(process.argv.slice(2), EPISODES);
if (command.kind === 'refused') {
  console.error(command.reason);
  process.exit(1);
}
try {
  for (const slug of command.slugs) narrate(slug, command);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
