/**
 * Compares two whole episodes in the present voice with the former one from git's history, on a page in
 * .cache/voice-listen. Needs git.
 * Usage: npm run voice:listen [-- slug …]
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { readVtt } from '@/lib/episodes/transcript/vtt';
import { run } from './audio/ffmpeg';
import {
  formerVersion,
  listenPage,
  type Comparison,
  type VoiceVersion,
  type Version,
} from './narration/listenPage';
import { parseRecord } from './narration/record';

const FOLDER = '.cache/voice-listen';
/** Episodes compared by default, which visitors hear first: the series' first and the first revelation's. */
const DEFAULT_SLUGS = [
  'episode-01-l-arabie-avant-l-islam',
  'episode-05-la-premiere-revelation',
];

const git = (...args: readonly string[]): Buffer => run('git', args);

interface CommittedVersion extends Version {
  readonly commit: string;
}

/** Lists the committed audios of an episode, the latest first. */
function versionsOf(sound: string, wordsFile: string): readonly CommittedVersion[] {
  const commits = git('log', '--format=%H', '--', sound).toString().split('\n');
  return commits.filter(Boolean).map((commit) => ({
    commit,
    blob: git('rev-parse', `${commit}:${sound}`).toString().trim(),
    isTimed: git('ls-tree', commit, wordsFile).length > 0,
  }));
}

function compareVoices(slug: string): Comparison {
  const sound = `public/audio/${slug}.mp3`;
  const subtitles = `public/audio/${slug}.vtt`;
  const recordPath = `content/episodes/${slug}.json`;
  const wordsFile = `public/audio/${slug}.words.json`;
  const formerCommit = formerVersion(versionsOf(sound, wordsFile), {
    blob: git('hash-object', sound).toString().trim(),
    isTimed: existsSync(wordsFile),
  })?.commit;
  const currentVersion = saveVersion(
    `${slug}.maintenant.mp3`,
    'Maintenant',
    readFileSync(sound),
    readFileSync(subtitles, 'utf8'),
  );
  const olderVersion =
    formerCommit &&
    saveVersion(
      `${slug}.avant.mp3`,
      'Avant',
      git('show', `${formerCommit}:${sound}`),
      git('show', `${formerCommit}:${subtitles}`).toString(),
    );
  return {
    title: parseRecord(readFileSync(recordPath, 'utf8'), recordPath).title,
    voices: [...(olderVersion ? [olderVersion] : []), currentVersion],
  };
}

function saveVersion(
  file: string,
  label: string,
  sound: Uint8Array,
  vtt: string,
): VoiceVersion {
  writeFileSync(`${FOLDER}/${file}`, sound);
  return { label, file, cues: readVtt(vtt) };
}

mkdirSync(FOLDER, { recursive: true });
const slugs = process.argv.slice(2);
try {
  const comparisons = (slugs.length > 0 ? slugs : DEFAULT_SLUGS).map(compareVoices);
  writeFileSync(`${FOLDER}/index.html`, listenPage(comparisons));
  console.log(`À ouvrir : ${pathToFileURL(`${FOLDER}/index.html`).href}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
