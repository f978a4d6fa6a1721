import { bundled, weightOf } from './bundle';

/** Maximum of bytes, after gzip -9, that following the story adds to the scripts of a page. */
const MAX_BYTES = 3_000;

const OWN_PATHS = /^(components\/story|lib\/clock)\/|StoryMarks|fillViews|MapStory|MapFollow/;

const BAR_ENTRY = 'components/story/LazyStorySheet.client.tsx';
const MAP_ENTRY = 'components/map/screen/MapFollow.client.tsx';
const TIMELINE_ENTRY = 'components/story/StorySlot.client.tsx';
const BUTTON_ENTRY = 'components/story/FollowButton.client.tsx';

/** Scripts loaded when the story is followed on a page: the bar's part and the page's own. */
const PAGES: readonly (readonly [string, readonly string[]])[] = [
  [
    'an episode',
    [BAR_ENTRY, BUTTON_ENTRY, 'components/episodes/page/around/StoryMarksSlot.client.tsx'],
  ],
  ['a map', [BAR_ENTRY, MAP_ENTRY]],
  ['the timeline', [BAR_ENTRY, TIMELINE_ENTRY]],
];

const bundleOwn = (entries: readonly string[]) =>
  bundled(entries, OWN_PATHS, (path) => path.slice(-1));

it.each(PAGES)('following the story on %s stays within its budget', async (page, entries) => {
  const bytes = weightOf((await bundleOwn(entries)).outputFiles);
  console.log(`Le récit, ${page} : ${bytes} o`);
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});

it.each([
  ['the bar', BAR_ENTRY, /\/StorySheet|connectStory|storyClock/],
  [
    'an episode',
    'components/episodes/page/around/StoryMarksSlot.client.tsx',
    /StoryMarks\.|fillViews/,
  ],
  ['a map', MAP_ENTRY, /MapStory\.client|moves|useSuspension/],
  ['the timeline', TIMELINE_ENTRY, /StoryFollower|useSuspension/],
])(
  'the story’s code on %s is loaded only once the story is followed',
  async (_, entry, laterModules) => {
    const { outputs } = (await bundleOwn([entry])).metafile;
    const [entryOutput] = Object.values(outputs).filter(
      ({ entryPoint }) => entryPoint === entry,
    );
    const firstModules = Object.keys(entryOutput?.inputs ?? {});
    expect(firstModules.length).toBeGreaterThan(0);
    expect(firstModules.filter((path) => laterModules.test(path))).toEqual([]);
    const allModules = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
    expect(allModules.some((path) => laterModules.test(path))).toBe(true);
  },
);
