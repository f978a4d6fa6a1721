import { bundled, weightOf } from './bundle';

/** Maximum of bytes, after gzip -9, that following the story adds to the scripts of a page. */
const MAX_BYTES = 3_000;

const OWN = /^(components\/story|lib\/clock)\/|StoryMarks|fillViews|MapStory|MapFollow/;

const BAR = 'components/story/LazyStorySheet.client.tsx';
const MAP = 'components/map/screen/MapFollow.client.tsx';
const TIMELINE = 'components/story/StorySlot.client.tsx';
const BUTTON = 'components/story/FollowButton.client.tsx';

/** Scripts loaded when the story is followed on a page: the bar's part and the page's own. */
const PAGES: readonly (readonly [string, readonly string[]])[] = [
  ['an episode', [BAR, BUTTON, 'components/episodes/page/around/StoryMarksSlot.client.tsx']],
  ['a map', [BAR, MAP]],
  ['the timeline', [BAR, TIMELINE]],
];

const ownOf = (entries: readonly string[]) => bundled(entries, OWN, (path) => path.slice(-1));

it.each(PAGES)('following the story on %s stays within its budget', async (page, entries) => {
  const bytes = weightOf((await ownOf(entries)).outputFiles);
  console.log(`Le récit, ${page} : ${bytes} o`);
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});

it.each([
  ['the bar', BAR, /\/StorySheet|connectStory|toldClock/],
  [
    'an episode',
    'components/episodes/page/around/StoryMarksSlot.client.tsx',
    /StoryMarks\.|fillViews/,
  ],
  ['a map', MAP, /MapStory\.client|moves|useSuspension/],
  ['the timeline', TIMELINE, /StoryFollower|useSuspension/],
])('the story’s code on %s is loaded once it is followed', async (_, entry, later) => {
  const { outputs } = (await ownOf([entry])).metafile;
  const [first] = Object.values(outputs).filter(({ entryPoint }) => entryPoint === entry);
  const start = Object.keys(first?.inputs ?? {});
  expect(start.length).toBeGreaterThan(0);
  expect(start.filter((path) => later.test(path))).toEqual([]);
  const all = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
  expect(all.some((path) => later.test(path))).toBe(true);
});
