/** @jest-environment node */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkContent } from '@/lib/server/content/loadContent';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { findEntry } from '@/lib/server/content/timeline/timeline';
import { builtInXml } from '@/lib/server/feed/builtIn';
import { changeContent, EMAIL, NEW_EPISODE } from '@/tests/trial/changes';
import { pages } from '@/tests/trial/pages';
import {
  copyProject,
  readmeExamples,
  testsOfContent,
  type Json,
} from '@/tests/trial/projectCopy';

jest.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({}),
  useSelectedLayoutSegment: () => null,
  useSearchParams: () => new URLSearchParams(),
  notFound: () => {
    throw new Error('Page introuvable');
  },
}));

const { episode, place, person, question, event, relative, path } = readmeExamples();
const copy = copyProject();
const { mapId, removedSlug, removedTitle, redatedSlug } = changeContent(copy);

/** Lists the steps of a path's record. */
const stepsOf = ({ steps }: Json): readonly { readonly text: string }[] =>
  Array.isArray(steps) ? steps : [];

beforeEach(() => jest.spyOn(process, 'cwd').mockReturnValue(copy.root));
afterEach(() => jest.restoreAllMocks());
afterAll(copy.delete);

describe('the content that an owner adds, changes and removes', () => {
  it('is valid', () => {
    expect(checkContent()).toEqual([]);
  });

  it('is on the home page, in the list and in the feed: the new episode first', async () => {
    const title = String(episode.shortTitle);
    for (const html of [pages.home(), await pages.list(), builtInXml()]) {
      expect(html).toContain(title);
      expect(html).not.toContain(removedSlug);
    }
    expect((await pages.list()).match(/id="titre-[^"]+"/)?.[0]).toBe(
      `id="titre-${NEW_EPISODE}"`,
    );
    expect(pages.episodes()).toContain(NEW_EPISODE);
    expect(pages.episodes()).not.toContain(removedSlug);
    expect(await pages.list()).not.toContain(removedTitle);
  });

  it('includes an episode with its page, which leads to the new place and names the new person', async () => {
    const html = await pages.episode(NEW_EPISODE);
    expect(html).toContain(`/outils/carte-interactive/${mapId}/${String(place.id)}`);
    expect(html).toContain(String(person.name));
    expect(html).toContain('/covers/default.jpg');
  });

  it('includes a place of the map with its page', async () => {
    const html = await pages.place(mapId, String(place.id));
    expect(html).toContain(String(place.name));
    expect(html).toContain(String(place.arabicName));
  });

  it('includes a path with its page, to which the list and the home page lead', async () => {
    const html = await pages.path('le-mien');
    for (const { text } of stepsOf(path)) expect(html).toContain(text);
    for (const list of [pages.paths(), pages.home()]) {
      expect(list).toContain('/parcours/le-mien');
      expect(list).toContain(String(path.title));
    }
  });

  it('is on the timeline and in the tree', () => {
    expect(findEntry(String(event.id))?.title).toBe(event.title);
    expect(loadGenealogy().people.get(String(relative.id))?.name).toBe(person.name);
  });

  it('is in the quiz, on the contact page and under its new date', async () => {
    expect(await pages.questions()).toContain(String(question.explanation));
    expect(pages.quiz()).toContain(String(question.theme));
    expect(pages.contact()).toContain(`mailto:${EMAIL}`);
    expect(await pages.episode(redatedSlug)).toContain('2001-05-02');
    await expect(pages.episode(removedSlug)).rejects.toThrow('introuvable');
  });

  it('breaks no test that reads content, except the facts of the seed', async () => {
    const { project, root } = copy;
    jest.restoreAllMocks();
    const { stderr } = await promisify(execFile)(
      process.execPath,
      [
        join(project, 'node_modules/jest/bin/jest.js'),
        ...['--rootDir', project, '--config', join(project, 'jest.config.mjs')],
        ...['--testTimeout', '60000', '--runTestsByPath', ...testsOfContent(project)],
      ],
      { cwd: root, maxBuffer: 2 ** 26 },
    ).catch((error: { stderr: string }) => error);
    expect([...stderr.matchAll(/^ +● .*/gm)].map(([line]) => line)).toEqual([]);
    expect(stderr).toMatch(/^Tests: +\d{3,} passed, \d+ total$/m);
  }, 900_000);
});
