import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { linkTree } from './linkTree';

const IMAGE_PROGRAM = 'scripts/build/image/build.ts';

/** What a site needs beside its build, which two builds of the same sources share. */
const SHARED = [
  ...['node_modules', 'app', 'components', 'content', 'lib', 'public', 'scripts'],
  ...['package.json', 'tsconfig.json'],
];

const TEXT = /^BUILD_ID$|\.(?:js|css|html|rsc|meta|json)$/;
const CHUNK = /chunks\/([\w~.-]+)(?=\.(?:js|css)\b)/g;

/**
 * Makes a folder in which the site stands in another build: the build of here under another name, of whose scripts and
 * style sheets not one keeps its address, which is what a deployment does to a page that somebody still shows. (A
 * second `next build` would take minutes. Names keep their lengths, for React's data give lengths.)
 */
export function makeOtherBuild(root: string): void {
  mkdirSync(root, { recursive: true });
  for (const name of SHARED) symlinkSync(join(process.cwd(), name), join(root, name));
  const next = join(root, '.next');
  linkTree('.next', next);
  // The image is of the other texts: it is made anew.
  for (const name of ['cache', 'image'])
    rmSync(join(next, name), { recursive: true, force: true });
  const id = readFileSync('.next/BUILD_ID', 'utf8').trim();
  const chunks = join(next, 'static', 'chunks');
  const names = readdirSync(chunks).filter((name) => TEXT.test(name));
  const stems = new Map(names.map((name) => [name.replace(/\.\w+$/, ''), renamed(name)]));
  const rewrite = (text: string): string =>
    text
      .replace(CHUNK, (whole, stem: string) => whole.replace(stem, stems.get(stem) ?? stem))
      .replaceAll(id, otherId(id));
  for (const file of textsBelow(next)) {
    const before = readFileSync(file, 'utf8');
    const after = rewrite(before);
    if (after !== before) replace(file, after);
  }
  for (const name of names)
    renameSync(join(chunks, name), join(chunks, name.replace(/^[^.]+/, renamed(name))));
  const named = join(next, 'static', id);
  if (existsSync(named)) renameSync(named, join(next, 'static', otherId(id)));
  const program = ['--conditions=react-server', '--import', 'tsx', IMAGE_PROGRAM];
  const { status, stderr } = spawnSync(process.execPath, [...program, '.next/outputs.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The other build has no image: ${stderr}`);
}

/** The name of the other build, as long as that of this one. */
export const otherId = (id: string): string => id.replace(/./g, 'x');

/** Another name of the same length, the end of the file's name left out. */
const renamed = (name: string): string => [...name.replace(/\.\w+$/, '')].reverse().join('');

/** A hard link is of both builds: what is written anew is another file. */
function replace(file: string, text: string): void {
  rmSync(file);
  writeFileSync(file, text);
}

const textsBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
