import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** One line of the Dockerfile, continued lines joined: its word, and what follows. */
export interface Instruction {
  readonly word: string;
  readonly rest: string;
}

/** The instructions of the image, in order. */
export const instructions = (): readonly Instruction[] =>
  readFileSync('deploy/Dockerfile', 'utf8')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      return { word, rest };
    });

/** The instructions of the last stage, which is what runs. */
export function lastStage(): readonly Instruction[] {
  const all = instructions();
  return all.slice(all.map(({ word }) => word).lastIndexOf('FROM') + 1);
}

/** The words of the last instruction of this kind that is written as a list, CMD or what a HEALTHCHECK runs. */
export function listed(word: string): readonly string[] {
  const { rest } = lastStage().findLast((one) => one.word === word) ?? { rest: '' };
  const words: unknown = JSON.parse(rest.slice(rest.indexOf('[')));
  if (!Array.isArray(words)) throw new Error(`deploy/Dockerfile: ${word} should be a list.`);
  return words.map(String);
}

/** The variables of the last stage, as ENV gives them; those of the build's arguments are left out. */
export const variables = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lastStage()
      .filter(({ word }) => word === 'ENV')
      .flatMap(({ rest }) => rest.split(' '))
      .filter((pair) => !pair.includes('${'))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );

/** What each COPY of the last stage brings, from here, and where it lies in the image. */
export const copies = (): readonly (readonly [from: string, to: string])[] =>
  lastStage()
    .filter(({ word }) => word === 'COPY')
    .flatMap(({ rest }) => {
      const words = rest.split(' ').filter((one) => !one.startsWith('--'));
      const to = words.pop() ?? '';
      return words.map((from) => {
        const path = from.replace(/^\/site\//, '');
        return [path, to.endsWith('/') ? join(to, basename(path)) : to] as const;
      });
    });

/** The packages that `npm ci --omit=dev` installs, where they lie, by the lock file; those that are removed then not. */
function runningPackages(): readonly string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const install = instructions().find(({ rest }) => rest.startsWith('npm ci --omit=dev'));
  const removed = (install?.rest.split(' rm -rf ')[1] ?? '').split(' ');
  const isRemoved = (path: string): boolean =>
    removed.some((one) =>
      one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : `${path}/`.startsWith(`${one}/`),
    );
  return Object.entries<{ dev?: boolean }>(packages)
    .filter(([path, { dev }]) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && !dev)
    .map(([path]) => path)
    .filter((path) => existsSync(path) && !isRemoved(path));
}

/** Lays the last stage out in a folder, as hard links: the same files, without what development needs. */
export function layOut(folder: string): void {
  const link = (from: string, to: string): void => {
    mkdirSync(dirname(to), { recursive: true });
    execFileSync('cp', ['-al', from, to]);
  };
  for (const [from, to] of copies())
    if (from === 'node_modules')
      for (const path of runningPackages()) link(path, join(folder, path));
    else link(from, join(folder, to));
  execFileSync('rm', ['-rf', join(folder, '.next', 'cache')]);
}

/** The user of the image: a number, so that a host can see that it is not root. */
export const userId = (): number =>
  Number(
    lastStage()
      .findLast(({ word }) => word === 'USER')
      ?.rest.split(':')[0],
  );

/**
 * The command that runs the image's own command as its user, on a disk that is read-only below that folder. Its
 * process has the same number from its beginning to its end.
 */
export function contained(folder: string): readonly string[] {
  const script = `mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && cd "$0" && exec setpriv --reuid ${userId()} --regid ${userId()} --clear-groups --no-new-privs --bounding-set=-all "$@"`;
  return ['unshare', '-m', 'sh', '-c', script, folder, ...listed('CMD')];
}

/** Makes the folders that the image lets its user write, below another; gives the variables that name them. */
export function writableFolders(below: string): Readonly<Record<string, string>> {
  const named = Object.entries(variables()).filter(([, value]) =>
    value.startsWith('/var/lib/'),
  );
  return Object.fromEntries(
    named.map(([name, value]) => {
      const folder = join(below, basename(value));
      mkdirSync(folder, { recursive: true });
      chmodSync(below, 0o755);
      chownSync(folder, userId(), userId());
      return [name, folder];
    }),
  );
}
