/**
 * Aligns the owner’s recording with an episode’s text, without a network: subtitles, words, chapters, duration, and a
 * report of passages to check. Needs Debian’s espeak-ng and ffmpeg; see scripts/narration/README.md.
 * Usage: npx tsx scripts/align.ts {slug} recording.mp3
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { decodeFile } from './audio/ffmpeg';
import { requirePackages } from './audio/packages';
import type { Signal } from './audio/signal';
import { alignRecording, HOP } from './narration/align/align';
import { melSpectrum } from './narration/align/features/spectrum';
import { parseAlignCommand, type AlignCommand } from './narration/align/command';
import { cuesOf, headingsOf } from './narration/align/outcome/cues';
import { formatReport } from './narration/align/outcome/report';
import { sharedWords } from './narration/align/outcome/words';
import { RATE, synthesizeEnergies } from './narration/align/synthesis';
import { chaptersFile } from './narration/chapters';
import { recordEarlierSound } from './narration/earlier';
import { createPronouncer } from './narration/lexicon';
import lexicon from './narration/lexicon.json';
import { phonemesOf } from './narration/reading/phonemes';
import { formatVtt } from '@/lib/episodes/transcript/vtt';
import { formatWords } from '@/lib/episodes/transcript/words';
import { formatRecordClock } from '@/lib/time/clock';
import { withDuration } from './narration/record';
import { readingScript } from './narration/script';

const EPISODES = 'content/episodes';
const REPORTS = 'rapports';

function align({ slug, recording, record }: Extract<AlignCommand, { kind: 'order' }>): void {
  const sound = listen(recording);
  const duration = sound.length / RATE;
  const lines = readingScript(record.chapters);
  const alignment = alignRecording(melSpectrum(sound, RATE, HOP), synthesizeEnergies(lines));
  if (!alignment.isOfThisText)
    return stop(
      `« ${recording} » ne semble pas lire le texte de ${EPISODES}/${slug}.json : trop peu de phrases s’y reconnaissent. Rien n’a été écrit.`,
    );
  const { spans, findings } = alignment;
  const cues = cuesOf(lines, spans, duration);
  const chapters = chaptersFile(record.title, headingsOf(lines, cues), duration);
  const path = `${EPISODES}/${slug}.json`;
  const report = `${REPORTS}/${slug}.md`;
  recordEarlierSound(slug, { cues, duration });
  writeFileSync(`public/audio/${slug}.vtt`, formatVtt(record.title, cues));
  const spoken = phonemesOf(
    cues.map(({ text }) => text),
    createPronouncer(lexicon),
  );
  writeFileSync(`public/audio/${slug}.words.json`, formatWords(sharedWords(cues, spoken)));
  writeFileSync(`public/audio/${slug}.chapters.json`, `${JSON.stringify(chapters, null, 2)}\n`);
  writeFileSync(path, withDuration(readFileSync(path, 'utf8'), duration));
  mkdirSync(REPORTS, { recursive: true });
  const text = formatReport({
    ...{ title: record.title, file: basename(recording), duration },
    ...{ lines, spans, findings },
  });
  writeFileSync(report, text);
  console.log(
    `${slug} : ${formatRecordClock(duration)}, ${cues.length} sous-titres.\n\n${text}`,
  );
  console.log(
    `Écrits : public/audio/${slug}.vtt, .words.json, .chapters.json, la durée dans ${path}, ${report}.`,
  );
  if (record.audioUrl === undefined)
    console.log(
      `Il reste à dire dans ${path} où est le son : "audioUrl": "/audio/…" ou "https://…".`,
    );
}

function listen(recording: string): Signal {
  try {
    const sound = decodeFile(recording, RATE);
    if (sound.length > RATE) return sound;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  }
  return stop(`« ${recording} » ne contient pas de son que ffmpeg sache lire.`);
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

requirePackages(['espeak-ng', 'ffmpeg']);
const order = parseAlignCommand(process.argv.slice(2), EPISODES);
if (order.kind === 'refused') stop(order.reason);
else align(order);
