import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import {
  readmeExamples,
  type copyProject,
  type Json,
  type MapFile,
} from '@/tests/trial/projectCopy';

interface CitedEntry extends Json {
  readonly citations?: readonly { readonly slug: string }[];
}

/** The present day, in the format of content's dates. */
const TODAY = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
}).format();

export const NEW_EPISODE = 'episode-12-apres-le-prophete';
export const EMAIL = 'bonjour@mon-podcast.example';

type ProjectCopy = ReturnType<typeof copyProject>;

/** Ids of the records that `changeContent` has changed. */
interface ChangedContent {
  readonly mapId: string;
  readonly removedSlug: string;
  readonly removedTitle: string;
  readonly redatedSlug: string;
}

/**
 * Changes a copy of the content as an owner would: adds the examples of content/README.md, redates an episode, and
 * removes another with its references.
 */
export function changeContent(copy: ProjectCopy): ChangedContent {
  const { episode, place, person, question, event, relative, path } = readmeExamples();
  const [mapFile = ''] = copy.names('maps');
  const [removedFile = '', redatedFile = ''] = copy.names('episodes');
  const removedTitle = copy.read<{ shortTitle: string }>(`episodes/${removedFile}`).shortTitle;
  const slugOf = (file: string): string => file.replace('.json', '');
  copy.write(`episodes/${NEW_EPISODE}.json`, {
    ...episode,
    date: TODAY,
    chapters: [
      {
        title: 'Un vendredi de juin',
        paragraphs: [
          [
            `Une phrase sur [un lieu](lieu:${String(place.id)}) et [quelqu’un](personne:${String(person.id)}).`,
          ],
        ],
      },
    ],
  });
  copy.change<MapFile>(`maps/${mapFile}`, (record) => ({
    ...record,
    places: [...record.places, place],
  }));
  copy.change<Json[]>('people.json', (people) => [...people, person]);
  copy.write('quiz/les-miennes.json', [{ ...question, place: place.id, episode: NEW_EPISODE }]);
  copy.change<Json>(`episodes/${redatedFile}`, (record) => ({
    ...record,
    date: 'May 02, 2001',
  }));
  copy.change<Json>('site.json', (site) => ({ ...site, email: EMAIL }));
  copy.remove(`episodes/${removedFile}`);
  copy.remove(`classroom/${removedFile}`);
  copy.change<readonly Json[]>('timeline/events.json', (events) => [...events, event]);
  copy.change<{ readonly people: readonly Json[] }>('genealogy.json', (tree) => ({
    ...tree,
    people: [...tree.people, relative],
  }));
  copy.write('paths/le-mien.json', path);
  removeReferences(copy, slugOf(removedFile));
  dateTexts(copy);
  return {
    mapId: slugOf(mapFile),
    removedSlug: slugOf(removedFile),
    removedTitle,
    redatedSlug: slugOf(redatedFile),
  };
}

/** Dates the changed texts, as content/README.md asks: `npm run dates`. */
function dateTexts(copy: ProjectCopy): void {
  execFileSync(
    process.execPath,
    [
      '--conditions=react-server',
      '--import',
      'tsx',
      join(copy.project, 'scripts/write-dates.ts'),
    ],
    {
      cwd: copy.root,
      env: { ...process.env, TSX_TSCONFIG_PATH: join(copy.project, 'tsconfig.json') },
    },
  );
}

/** Removes the references to the removed episode, as `npm run check:content` asks. */
function removeReferences(copy: ProjectCopy, removedSlug: string): void {
  for (const name of copy.names('quiz'))
    copy.change<Json[]>(`quiz/${name}`, (questions) =>
      questions.map(({ episode: questionEpisode, quote, ...otherFields }) =>
        questionEpisode === removedSlug
          ? otherFields
          : { ...otherFields, episode: questionEpisode, quote },
      ),
    );
  for (const name of ['events', 'spans'])
    copy.change<readonly CitedEntry[]>(`timeline/${name}.json`, (entries) =>
      entries.map(({ citations = [], ...entry }) => ({
        ...entry,
        citations: citations.filter(({ slug }) => slug !== removedSlug),
      })),
    );
  for (const name of copy.names('paths'))
    copy.change<{ readonly steps: readonly Json[] }>(`paths/${name}`, (record) => ({
      ...record,
      steps: record.steps.filter(
        ({ episode: stepEpisode, sheet }) =>
          stepEpisode !== removedSlug && sheet !== removedSlug,
      ),
    }));
  for (const name of copy.names('documents'))
    copy.change<{ readonly episodes: readonly string[] }>(`documents/${name}`, (document) => ({
      ...document,
      episodes: document.episodes.map((slug) => (slug === removedSlug ? NEW_EPISODE : slug)),
    }));
}
