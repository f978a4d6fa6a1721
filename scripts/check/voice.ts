/**
 * Measures the published narrations, and prints the results. Needs Debian’s ffmpeg and the models of
 * scripts/narration/check, and espeak-ng and Kokoro for the words’ times; see scripts/narration/README.md.
 * Usage: npm run check:voice [-- --dans dossier] [slug …]
 */
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { requirePackages } from '../audio/packages';
import { checkEpisode } from '../narration/check/checkEpisode';
import { checkWordTimes, formatWordTimes } from '../narration/check/wordTimes';
import { formatCheck } from '../narration/check/report';
import lexicon from '../narration/lexicon.json';

const lexiconEntries = new Map(Object.entries(lexicon));
const hasPhonemes = (form: string): boolean =>
  lexiconEntries.get(form)?.startsWith('[[') === true;

requirePackages(['ffmpeg']);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dans: { type: 'string', default: 'public/audio' } },
});
const folder = values.dans;
const slugs =
  positionals.length > 0
    ? positionals
    : readdirSync(folder)
        .filter((file) => file.endsWith('.vtt'))
        .map((file) => file.replace(/\.vtt$/, ''));
const missingSlugs = slugs.filter((slug) => !existsSync(`${folder}/${slug}.vtt`));
if (missingSlugs.length > 0) {
  console.error(`Pas de sous-titres dans ${folder} pour : ${missingSlugs.join(', ')}.`);
  process.exit(1);
}
try {
  console.log(formatCheck(slugs.map((slug) => checkEpisode(folder, slug, hasPhonemes))));
  const timedSlugs = slugs.filter((slug) => existsSync(`${folder}/${slug}.words.json`));
  console.log(`\n${formatWordTimes(timedSlugs.map((slug) => checkWordTimes(folder, slug)))}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
