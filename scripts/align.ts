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
import { estimateWordStarts } from './narration/align/outcome/words';
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
  const sound = decodeRecording(recording);
  const duration = sound.length / RATE;
  const lines = readingScript(record.chapters);
  const alignment = alignRecording(melSpectrum(sound, RATE, HOP), synthesizeEnergies(lines));
  if (!alignment.isOfThisText)
    return exitWithError(
      `« ${recording} » ne semble pas lire le texte de ${EPISODES}/${slug}.json : trop peu de phrases s’y reconnaissent. Rien n’a été écrit.`,
    );
  const { spans, findings } = alignment;
  const cues = cuesOf(lines, spans, duration);
  const chapters = chaptersFile(record.title, headingsOf(lines, cues), duration);
  const episodePath = `${EPISODES}/${slug}.json`;
  const reportPath = `${REPORTS}/${slug}.md`;
  recordEarlierSound(slug, { cues, duration });
  writeFileSync(`public/audio/${slug}.vtt`, formatVtt(record.title, cues));
  const phonemes = phonemesOf(
    cues.map(({ text }) => text),
    createPronouncer(lexicon),
  );
  writeFileSync(
    `public/audio/${slug}.words.json`,
    formatWords(estimateWordStarts(cues, phonemes)),
  );
  writeFileSync(`public/audio/${slug}.chapters.json`, `${JSON.stringify(chapters, null, 2)}\n`);
  writeFileSync(episodePath, withDuration(readFileSync(episodePath, 'utf8'), duration));
  mkdirSync(REPORTS, { recursive: true });
  const reportText = formatReport({
    ...{ title: record.title, file: basename(recording), duration },
    ...{ lines, spans, findings },
  });
  writeFileSync(reportPath, reportText);
  console.log(
    `${slug} : ${formatRecordClock(duration)}, ${cues.length} sous-titres.\n\n${reportText}`,
  );
  console.log(
    `Écrits : public/audio/${slug}.vtt, .words.json, .chapters.json, la durée dans ${episodePath}, ${reportPath}.`,
  );
  if (record.audioUrl === undefined)
    console.log(
      `Il reste à dire dans ${episodePath} où est le son : "audioUrl": "/audio/…" ou "https://…".`,
    );
}

function decodeRecording(recording: string): Signal {
  try {
    const sound = decodeFile(recording, RATE);
    if (sound.length > RATE) return sound;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  }
  return exitWithError(`« ${recording} » ne contient pas de son que ffmpeg sache lire.`);
}

function exitWithError(reason: string): never {
  console.error(reason);
  process.exit(1);
}

requirePackages(['espeak-ng', 'ffmpeg']);
const command = parseAlignCommand(process.argv.slice(2), EPISODES);
if (command.kind === 'refused') exitWithError(command.reason);
else align(command);
