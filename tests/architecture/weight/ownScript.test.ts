import type { Metafile } from 'esbuild';
import { bundled, weightOf } from './bundle';

/** The scripts that a tool adds to those of the site's other pages. */
interface Tool {
  readonly entry: string;
  readonly own: RegExp;
  /** Modules loaded only after a gesture, or on a narrow screen. */
  readonly onDemand: RegExp;
  /** Byte budget, after gzip -9. */
  readonly most: number;
}

const SURFACE = 12_050;
/** Includes eras, densities, overview and highlighted year, on phones too: docs/decisions.md. */
const TIMELINE = 13_000;
const NOTEBOOK = 6_000;
const PAGE = 8_000;
/** Parts for listeners and teachers who ask for them. */
const SMALL_PART = 6_000;
/** Pages that decode the data of other devices, or handle a refused storage: docs/decisions.md. */
const GUARDED_PAGE = 8_100;

const TOOLS: readonly (readonly [string, Tool])[] = [
  [
    'the timeline',
    {
      entry: 'components/timeline/screen/TimelineScreen.client.tsx',
      own: /^(components\/timeline|lib\/timeline|lib\/time)\//,
      onDemand: /stageKeys|EntryCard|filtering|labelPainter|board\/hit/,
      most: TIMELINE,
    },
  ],
  [
    'the family tree',
    {
      entry: 'components/genealogy/stage/TreeScreen.client.tsx',
      own: /^(components|lib)\/genealogy\//,
      onDemand: /PersonPanel|layout\/household/,
      most: SURFACE,
    },
  ],
  [
    'the quiz on the map',
    {
      entry: 'components/quiz/map/MapQuiz.client.tsx',
      own: /^(components|lib)\/quiz\//,
      onDemand: /^$/,
      most: PAGE,
    },
  ],
  [
    'the projector',
    {
      entry: 'components/quiz/projector/Projector.client.tsx',
      own: /^(components\/quiz|lib\/quiz|lib\/classroom)\//,
      onDemand: /^$/,
      most: PAGE,
    },
  ],
  [
    'the review, beyond the quiz and its questions',
    {
      entry: 'components/review/ReviewScreen.client.tsx',
      own: /^((components|lib)\/review\/|lib\/sharedStore)/,
      onDemand: /exchange\//,
      most: GUARDED_PAGE,
    },
  ],
  [
    'the exchange of every part',
    {
      entry: 'components/review/exchange/Exchange.client.tsx',
      own: /^(components\/review\/exchange|components\/exchange|lib\/exchange|lib\/review|lib\/text\/sextets)/,
      onDemand: /Code/,
      most: PAGE,
    },
  ],
  [
    'the choice of what to remember or to mark, before it is asked for',
    {
      entry: 'components/episodes/transcript/MarginSwitch.client.tsx',
      own: /^(components\/episodes\/transcript|(components|lib)\/(review|notebook|bookmarks))\//,
      onDemand: /MarginPart/,
      most: 700,
    },
  ],
  [
    'the notebook, beyond the search of names and the player',
    {
      entry: 'components/notebook/page/NotebookScreen.client.tsx',
      own: /^(components\/notebook|lib\/bookmarks|lib\/sharedStore)/,
      onDemand: /saveNotebook|NoteForm/,
      most: NOTEBOOK,
    },
  ],
  [
    'the button that marks a page, before it is pressed',
    {
      entry: 'components/notebook/MarkPageButton.client.tsx',
      own: /^(components\/notebook|lib\/bookmarks|lib\/sharedStore)/,
      onDemand: /MarkConfirmation/,
      most: 500,
    },
  ],
  [
    'a class’s results',
    {
      entry: 'components/quiz/classroom/ClassResults.client.tsx',
      own: /^(components\/quiz\/classroom|components\/classroom|lib\/classroom|lib\/text\/base32)/,
      onDemand: /QrCodeFigure|FollowUpSheet/,
      most: SMALL_PART,
    },
  ],
  [
    'the quiz of a class',
    {
      entry: 'components/quiz/classroom/ClassQuiz.client.tsx',
      own: /^(components\/quiz\/classroom|components\/classroom|lib\/classroom|lib\/text\/base32)/,
      onDemand: /QrCodeFigure|QuizReview/,
      most: SMALL_PART,
    },
  ],
  [
    'a learning path',
    {
      entry: 'components/paths/PathProgressPanel.client.tsx',
      own: /^(components|lib)\/paths\//,
      onDemand: /^$/,
      most: SMALL_PART,
    },
  ],
  [
    'the sheet for a class',
    {
      entry: 'components/classroom/PrintButton.client.tsx',
      own: /^(components|lib)\/classroom\//,
      onDemand: /^$/,
      most: 600,
    },
  ],
  [
    'the list of what is kept',
    {
      entry: 'components/offline/screen/OfflineScreen.client.tsx',
      own: /^(components|lib)\/offline\//,
      onDemand: /^$/,
      // Includes 150 bytes that offer to renew changed episodes.
      // Includes 210 bytes for learning paths, and 430 for reconstructions: their sentences.
      most: 8_900,
    },
  ],
  [
    'a reconstruction, before it is opened',
    {
      entry: 'components/buildings/page/OpenStage.client.tsx',
      own: /^(components|lib)\/buildings\//,
      onDemand: /(stage|controls|gl)\//,
      most: 3_000,
    },
  ],
  [
    'the stage of a reconstruction, with its renderer',
    {
      entry: 'components/buildings/stage/Stage.client.tsx',
      own: /^(components|lib)\/buildings\//,
      onDemand: /^$/,
      most: 12_000,
    },
  ],
  [
    'the controls of a reconstruction, with what they share with its stage',
    {
      entry: 'components/buildings/controls/StageControls.client.tsx',
      own: /^(components|lib)\/buildings\//,
      onDemand: /^$/,
      most: PAGE,
    },
  ],
  [
    '« Emporter », for who keeps nothing',
    {
      entry: 'components/offline/KeepHost.client.tsx',
      own: /^(components|lib)\/offline\//,
      onDemand: /connectOffline|KeepDialog/,
      most: 600,
    },
  ],
];

/** Lists the scripts loaded with an entry, without the lazy ones and their own imports. */
function fetchedFirst({ outputs }: Metafile, { entry, onDemand }: Tool): readonly string[] {
  const entryPath = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === entry);
  const found = new Set(entryPath === undefined ? [] : [entryPath]);
  for (const path of found)
    for (const { path: next } of outputs[path]?.imports ?? [])
      if (outputs[next] && !onDemand.test(outputs[next].entryPoint ?? '')) found.add(next);
  return [...found];
}

async function ownBytes(tool: Tool): Promise<number> {
  const { outputFiles, metafile } = await bundled([tool.entry], tool.own);
  const first = fetchedFirst(metafile, tool);
  const scripts = outputFiles.filter(({ path }) => first.some((one) => path.endsWith(one)));
  expect(scripts.length).toBeGreaterThan(0);
  return weightOf(scripts);
}

it.each(TOOLS)('the own script of %s stays within its budget', async (_, tool) => {
  const bytes = await ownBytes(tool);
  console.log(`${tool.entry} : ${bytes} o`);
  expect(bytes).toBeGreaterThan(tool.most / 20);
  expect(bytes).toBeLessThanOrEqual(tool.most);
});
