import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a copy has of its own, or does not need. */
const NOT_LINKED = new Set(['content', '.git', '.next', '.cache', 'test-results']);

export type Json = Record<string, unknown>;

/** Copies the project into a folder of its own: its content to be changed, all the rest linked. */
export function copyProject(project = process.cwd()) {
  const root = mkdtempSync(join(tmpdir(), 'proprietaire-'));
  for (const name of readdirSync(project))
    if (!NOT_LINKED.has(name)) symlinkSync(join(project, name), join(root, name));
  cpSync(join(project, 'content'), join(root, 'content'), { recursive: true });

  const inContent = (path: string) => join(root, 'content', path);
  const read = <T>(path: string): T => JSON.parse(readFileSync(inContent(path), 'utf8'));
  const write = (path: string, value: unknown) =>
    writeFileSync(inContent(path), JSON.stringify(value, null, 2));

  return {
    project,
    root,
    read,
    write,
    names: (folder: string): readonly string[] =>
      readdirSync(inContent(folder))
        .filter((name) => name.endsWith('.json'))
        .sort(),
    change: <T>(path: string, change: (value: T) => unknown) => write(path, change(read(path))),
    remove: (path: string) => rmSync(inContent(path)),
    delete: () => rmSync(root, { recursive: true }),
  };
}

/** What content/README.md gives as examples, in their order. */
export function readmeExamples() {
  const text = readFileSync('content/README.md', 'utf8');
  const [episode, place, person, question, event, relative] = [
    ...text.matchAll(/```json\n(.*?)```/gs),
  ].map(([, json = '']): Json => JSON.parse(json));
  if (!episode || !place || !person || !question || !event || !relative)
    throw new Error('content/README.md is expected to give six examples.');
  return { episode, place, person, question, event, relative };
}

/** What reads the content that an owner writes, unlike what reads tests/fixtures/project or a folder of its own. */
const READS_CONTENT = /@\/(lib\/server|app|tests\/content)\//;
const READS_ELSEWHERE = /fixedProject|mkdtemp/;

/** What is long, and asks of pictures, speed and the network rather than of content. */
const LONG =
  /\/(drawing|growth)\.test|unit\/(components|scripts)\/|lib\/server\/(?:variables|feed\/(?!builtIn))/;

/** The tests that expect something of the real content; neither the seed's facts nor the trial itself. */
export const testsOfContent = (project: string): readonly string[] =>
  ['tests/content', 'tests/unit']
    .flatMap((folder) =>
      readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(project, folder, name),
      ),
    )
    .filter((path) => /\.test\.tsx?$/.test(path) && !LONG.test(path))
    .filter((path) => {
      const text = readFileSync(path, 'utf8');
      return READS_CONTENT.test(text) && !READS_ELSEWHERE.test(text);
    });
