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

/** Files that a site needs beside its build, shared by two builds of the same sources. */
const SHARED_FILES = [
  ...['node_modules', 'app', 'components', 'content', 'lib', 'public', 'scripts'],
  ...['package.json', 'tsconfig.json'],
  // Drawn share images: to draw them again takes minutes.
  '.cache/partage',
];

const TEXT_FILE = /^BUILD_ID$|\.(?:js|css|html|rsc|meta|json)$/;
const CHUNK_NAME = /chunks\/([\w~.-]+)(?=\.(?:js|css)\b)/g;

/**
 * Creates a folder with the site in another build: this build under another id, with every script
 * and style sheet renamed, as a deployment does to an open page. (A second `next build` would take
 * minutes. Names keep their lengths, since React's payload states lengths.)
 */
export function makeOtherBuild(root: string): void {
  for (const folder of [root, join(root, '.cache'), '.cache/partage'])
    mkdirSync(folder, { recursive: true });
  for (const name of SHARED_FILES) symlinkSync(join(process.cwd(), name), join(root, name));
  const nextFolder = join(root, '.next');
  linkTree('.next', nextFolder);
  // Delete the site image, which depends on the renamed files.
  for (const name of ['cache', 'image'])
    rmSync(join(nextFolder, name), { recursive: true, force: true });
  const id = readFileSync('.next/BUILD_ID', 'utf8').trim();
  const chunks = join(nextFolder, 'static', 'chunks');
  const names = readdirSync(chunks).filter((name) => TEXT_FILE.test(name));
  const stems = new Map(names.map((name) => [name.replace(/\.\w+$/, ''), reversedName(name)]));
  const rewrite = (text: string): string =>
    text
      .replace(CHUNK_NAME, (match, stem: string) =>
        match.replace(stem, stems.get(stem) ?? stem),
      )
      .replaceAll(id, otherId(id));
  for (const file of textsBelow(nextFolder)) {
    const originalText = readFileSync(file, 'utf8');
    const newText = rewrite(originalText);
    if (newText !== originalText) replaceFile(file, newText);
  }
  for (const name of names)
    renameSync(join(chunks, name), join(chunks, name.replace(/^[^.]+/, reversedName(name))));
  const buildFolder = join(nextFolder, 'static', id);
  if (existsSync(buildFolder)) renameSync(buildFolder, join(nextFolder, 'static', otherId(id)));
  const program = ['--conditions=react-server', '--import', 'tsx', IMAGE_PROGRAM];
  const { status, stderr } = spawnSync(process.execPath, [...program, '.next/outputs.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The other build has no image: ${stderr}`);
}

/** Returns the id of the other build, of equal length. */
export const otherId = (id: string): string => id.replace(/./g, 'x');

/** Returns another file name of equal length, without its extension. */
const reversedName = (name: string): string =>
  [...name.replace(/\.\w+$/, '')].reverse().join('');

/** Replaces a file instead of overwriting it: a hard link is shared by both builds. */
function replaceFile(file: string, text: string): void {
  rmSync(file);
  writeFileSync(file, text);
}

const textsBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
