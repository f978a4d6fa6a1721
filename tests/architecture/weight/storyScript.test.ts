import { build, type Plugin } from 'esbuild';
import { gzipSync } from 'node:zlib';

/** The most that following the story may weigh, in bytes of gzip -9, beside what its pages bring already. */
const MOST = 3_000;

const OWN = /^(components\/story|lib\/clock)\/|StoryMarks|fillViews|MapStory|MapFollow/;

const BAR = 'components/story/StoryGate.client.tsx';
const MAP = 'components/map/screen/MapFollow.client.tsx';
const TIMELINE = 'components/story/StorySlot.client.tsx';
const BUTTON = 'components/story/FollowButton.client.tsx';

/** What a page brings for the story, once it is followed there: the bar's part and its own. */
const PAGES: readonly (readonly [string, readonly string[]])[] = [
  ['an episode', [BAR, BUTTON, 'components/episodes/around/StoryMarksSlot.client.tsx']],
  ['a map', [BAR, MAP]],
  ['the timeline', [BAR, TIMELINE]],
];

/** Leaves out what the story does not own, under names as short as a bundler gives. */
const onlyOwn: Plugin = {
  name: 'only-own',
  setup(bundler) {
    bundler.onResolve({ filter: /.*/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return null;
      if (path.endsWith('.module.css')) return { path, namespace: 'sheet' };
      return path.startsWith('.') || (path.startsWith('@/') && OWN.test(path.slice(2)))
        ? null
        : { path: path.slice(-1), external: true };
    });
    bundler.onLoad({ filter: /.*/, namespace: 'sheet' }, () => ({
      contents: 'export default {}',
      loader: 'js',
    }));
  },
};

async function bundled(entryPoints: readonly string[]) {
  const { outputFiles, metafile } = await build({
    entryPoints: [...entryPoints],
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'out',
    alias: { '@': '.' },
    plugins: [onlyOwn],
  });
  return { outputs: metafile.outputs, text: outputFiles.map(({ text }) => text).join('\n') };
}

const weightOf = (text: string): number => gzipSync(text, { level: 9 }).length;

it.each(PAGES)('Following the story on %s stays small', async (page, entries) => {
  const { text } = await bundled(entries);
  console.log(`Le récit, ${page} : ${weightOf(text)} o`);
  expect(weightOf(text)).toBeGreaterThan(1_000);
  expect(weightOf(text)).toBeLessThanOrEqual(MOST);
});

it.each([
  ['the bar', BAR, /StorySheet|connectStory|toldClock/],
  [
    'an episode',
    'components/episodes/around/StoryMarksSlot.client.tsx',
    /StoryMarks\.|fillViews/,
  ],
  ['a map', MAP, /MapStory\.client|moves|useSuspension/],
  ['the timeline', TIMELINE, /StoryFollower|useSuspension|YearOfList/],
])('What follows the story on %s comes apart, when it is followed', async (_, entry, later) => {
  const { outputs } = await bundled([entry]);
  const [first] = Object.values(outputs).filter(({ entryPoint }) => entryPoint === entry);
  const start = Object.keys(first?.inputs ?? {});
  expect(start.length).toBeGreaterThan(0);
  expect(start.filter((path) => later.test(path))).toEqual([]);
  const all = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
  expect(all.some((path) => later.test(path))).toBe(true);
});
