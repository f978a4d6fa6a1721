import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names that a copy does not link: a copy has separate ones, or needs none. */
const NOT_LINKED = new Set(['content', 'public', '.git', '.next', '.cache', 'test-results']);

export type Json = Record<string, unknown>;

/** Fields of a map's file that the trials change. */
export interface MapFile {
  readonly places: readonly Json[];
  readonly timeline: { readonly from: number; readonly to: number };
}

/** Links the content of a folder into a new folder, to which files can be added. */
function linkInto(folder: string, copy: string, isLinked: (name: string) => boolean): void {
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(folder))
    if (isLinked(name)) symlinkSync(join(folder, name), join(copy, name));
}

/** Copies the project to a temporary folder: content and maps as copies, the rest as symbolic links. */
export function copyProject(project = process.cwd()) {
  const root = mkdtempSync(join(tmpdir(), 'proprietaire-'));
  linkInto(project, root, (name) => !NOT_LINKED.has(name));
  linkInto(join(project, 'public'), join(root, 'public'), (name) => name !== 'maps');
  linkInto(join(project, 'public/maps'), join(root, 'public/maps'), () => true);
  cpSync(join(project, 'content'), join(root, 'content'), { recursive: true });

  const contentPath = (path: string) => join(root, 'content', path);
  const read = <T>(path: string): T => JSON.parse(readFileSync(contentPath(path), 'utf8'));
  const write = (path: string, value: unknown) =>
    writeFileSync(contentPath(path), JSON.stringify(value, null, 2));

  return {
    project,
    root,
    read,
    write,
    names: (folder: string): readonly string[] =>
      readdirSync(contentPath(folder))
        .filter((name) => name.endsWith('.json'))
        .sort(),
    change: <T>(path: string, change: (value: T) => unknown) => write(path, change(read(path))),
    remove: (path: string) => rmSync(contentPath(path)),
    delete: () => rmSync(root, { recursive: true }),
  };
}

/** Returns the examples of content/README.md, in order. */
export function readmeExamples() {
  const text = readFileSync('content/README.md', 'utf8');
  const [episode, place, person, question, event, relative, path] = [
    ...text.matchAll(/```json\n(.*?)```/gs),
  ].map(([, json = '']): Json => JSON.parse(json));
  if (!episode || !place || !person || !question || !event || !relative || !path)
    throw new Error('content/README.md is expected to give seven examples.');
  return { episode, place, person, question, event, relative, path };
}

/** Patterns of tests that read the owner's content, and of tests that read tests/fixtures/project or a copy. */
const READS_CONTENT = /@\/(lib\/server|app|tests\/content)\//;
const READS_OTHER_CONTENT = /fixedProject|mkdtemp/;

/** Slow tests, about pictures, speed and the network rather than content. */
const SLOW_TEST =
  /\/(drawing|growth)\.test|unit\/(components|scripts)\/|lib\/server\/(?:variables|feed\/(?!builtIn))/;

/** Lists the tests that depend on the real content, without the seed's facts and this trial. */
export const testsOfContent = (project: string): readonly string[] =>
  ['tests/content', 'tests/unit']
    .flatMap((folder) =>
      readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(project, folder, name),
      ),
    )
    .filter((path) => /\.test\.tsx?$/.test(path) && !SLOW_TEST.test(path))
    .filter((path) => {
      const text = readFileSync(path, 'utf8');
      return READS_CONTENT.test(text) && !READS_OTHER_CONTENT.test(text);
    });
