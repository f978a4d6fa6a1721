import type { Metafile } from 'esbuild';
import { bundled, weightOf } from './bundle';

/** The scripts that a tool adds to those of the site's other pages. */
interface Tool {
  readonly entry: string;
  readonly ownPaths: RegExp;
  /** Modules loaded only after a gesture, or on a narrow screen. */
  readonly onDemand: RegExp;
  /** Byte budget, after gzip -9. */
  readonly maxBytes: number;
}

const SURFACE_BYTES = 12_050;
/** Includes eras, densities, overview and highlighted year, on phones too: docs/decisions.md. */
const TIMELINE_BYTES = 13_000;
const NOTEBOOK_BYTES = 6_000;
const PAGE_BYTES = 8_000;
/** Budget of parts for listeners and teachers, fetched on request. */
const SMALL_PART_BYTES = 6_000;
/** Budget of pages that decode the data of other devices, or handle a refused storage: docs/decisions.md. */
const GUARDED_PAGE_BYTES = 8_100;

const TOOLS: readonly (readonly [string, Tool])[] = [
  [
    'the timeline',
    {
      entry: 'components/timeline/screen/TimelineScreen.client.tsx',
      ownPaths: /^(components\/timeline|lib\/timeline|lib\/time)\//,
      onDemand: /stageKeys|EntryCard|filtering|labelPainter|board\/hit/,
      maxBytes: TIMELINE_BYTES,
    },
  ],
  [
    'the family tree',
    {
      entry: 'components/genealogy/stage/TreeScreen.client.tsx',
      ownPaths: /^(components|lib)\/genealogy\//,
      onDemand: /PersonPanel|layout\/household/,
      maxBytes: SURFACE_BYTES,
    },
  ],
  [
    'the quiz on the map',
    {
      entry: 'components/quiz/map/MapQuiz.client.tsx',
      ownPaths: /^(components|lib)\/quiz\//,
      onDemand: /^$/,
      maxBytes: PAGE_BYTES,
    },
  ],
  [
    'the projector',
    {
      entry: 'components/quiz/projector/Projector.client.tsx',
      ownPaths: /^(components\/quiz|lib\/quiz|lib\/classroom)\//,
      onDemand: /^$/,
      maxBytes: PAGE_BYTES,
    },
  ],
  [
    'the review, beyond the quiz and its questions',
    {
      entry: 'components/review/ReviewScreen.client.tsx',
      ownPaths: /^((components|lib)\/review\/|lib\/sharedStore)/,
      onDemand: /exchange\//,
      maxBytes: GUARDED_PAGE_BYTES,
    },
  ],
  [
    'the exchange of every part',
    {
      entry: 'components/review/exchange/Exchange.client.tsx',
      ownPaths:
        /^(components\/review\/exchange|components\/exchange|lib\/exchange|lib\/review|lib\/text\/sextets)/,
      onDemand: /Code/,
      maxBytes: PAGE_BYTES,
    },
  ],
  [
    'the switch of the transcript’s margin, before a reader presses it',
    {
      entry: 'components/episodes/transcript/MarginSwitch.client.tsx',
      ownPaths:
        /^(components\/episodes\/transcript|(components|lib)\/(review|notebook|bookmarks))\//,
      onDemand: /MarginPart/,
      maxBytes: 700,
    },
  ],
  [
    'the notebook, beyond the search of names and the player',
    {
      entry: 'components/notebook/page/NotebookScreen.client.tsx',
      ownPaths: /^(components\/notebook|lib\/bookmarks|lib\/sharedStore)/,
      onDemand: /saveNotebook|NoteForm/,
      maxBytes: NOTEBOOK_BYTES,
    },
  ],
  [
    'the button that marks a page, before it is pressed',
    {
      entry: 'components/notebook/MarkPageButton.client.tsx',
      ownPaths: /^(components\/notebook|lib\/bookmarks|lib\/sharedStore)/,
      onDemand: /MarkConfirmation/,
      maxBytes: 500,
    },
  ],
  [
    'a class’s results',
    {
      entry: 'components/quiz/classroom/ClassResults.client.tsx',
      ownPaths:
        /^(components\/quiz\/classroom|components\/classroom|lib\/classroom|lib\/text\/base32)/,
      onDemand: /QrCodeFigure|FollowUpSheet/,
      maxBytes: SMALL_PART_BYTES,
    },
  ],
  [
    'the quiz of a class',
    {
      entry: 'components/quiz/classroom/ClassQuiz.client.tsx',
      ownPaths:
        /^(components\/quiz\/classroom|components\/classroom|lib\/classroom|lib\/text\/base32)/,
      onDemand: /QrCodeFigure|QuizReview/,
      maxBytes: SMALL_PART_BYTES,
    },
  ],
  [
    'a learning path',
    {
      entry: 'components/paths/PathProgressPanel.client.tsx',
      ownPaths: /^(components|lib)\/paths\//,
      onDemand: /^$/,
      maxBytes: SMALL_PART_BYTES,
    },
  ],
  [
    'the sheet for a class',
    {
      entry: 'components/classroom/PrintButton.client.tsx',
      ownPaths: /^(components|lib)\/classroom\//,
      onDemand: /^$/,
      maxBytes: 600,
    },
  ],
  [
    'the list of saved episodes',
    {
      entry: 'components/offline/screen/OfflineScreen.client.tsx',
      ownPaths: /^(components|lib)\/offline\//,
      onDemand: /^$/,
      // Includes 150 bytes that offer to renew changed episodes.
      // Includes 210 bytes for learning paths, and 430 for reconstructions: their sentences.
      maxBytes: 8_900,
    },
  ],
  [
    'a reconstruction, before it is opened',
    {
      entry: 'components/buildings/page/OpenStage.client.tsx',
      ownPaths: /^(components|lib)\/buildings\//,
      onDemand: /(stage|controls|gl)\//,
      maxBytes: 3_000,
    },
  ],
  [
    'the stage of a reconstruction, with its renderer',
    {
      entry: 'components/buildings/stage/Stage.client.tsx',
      ownPaths: /^(components|lib)\/buildings\//,
      onDemand: /^$/,
      maxBytes: 12_000,
    },
  ],
  [
    'the controls of a reconstruction, with the modules shared with its stage',
    {
      entry: 'components/buildings/controls/StageControls.client.tsx',
      ownPaths: /^(components|lib)\/buildings\//,
      onDemand: /^$/,
      maxBytes: PAGE_BYTES,
    },
  ],
  [
    'the button « Emporter », for a visitor without saved episodes',
    {
      entry: 'components/offline/KeepHost.client.tsx',
      ownPaths: /^(components|lib)\/offline\//,
      onDemand: /connectOffline|KeepDialog/,
      maxBytes: 600,
    },
  ],
];

/** Lists the scripts loaded with an entry, without lazy scripts and their imports. */
function fetchedFirst({ outputs }: Metafile, { entry, onDemand }: Tool): readonly string[] {
  const entryPath = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === entry);
  const paths = new Set(entryPath === undefined ? [] : [entryPath]);
  for (const path of paths)
    for (const { path: imported } of outputs[path]?.imports ?? [])
      if (outputs[imported] && !onDemand.test(outputs[imported].entryPoint ?? ''))
        paths.add(imported);
  return [...paths];
}

async function ownBytes(tool: Tool): Promise<number> {
  const { outputFiles, metafile } = await bundled([tool.entry], tool.ownPaths);
  const paths = fetchedFirst(metafile, tool);
  const scripts = outputFiles.filter(({ path }) => paths.some((end) => path.endsWith(end)));
  expect(scripts.length).toBeGreaterThan(0);
  return weightOf(scripts);
}

it.each(TOOLS)('the own script of %s stays within its budget', async (_, tool) => {
  const bytes = await ownBytes(tool);
  console.log(`${tool.entry} : ${bytes} o`);
  expect(bytes).toBeGreaterThan(tool.maxBytes / 20);
  expect(bytes).toBeLessThanOrEqual(tool.maxBytes);
});
