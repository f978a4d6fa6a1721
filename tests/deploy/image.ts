import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { copies, instructions, listed, userId, variables } from '@/tests/deploy/dockerfile';
import { linkTree } from './linkTree';

/**
 * Lists the folders of the packages that `npm ci --omit=dev` installs by the lock file, without
 * those that the Dockerfile then removes.
 */
function installedPackages(): readonly string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const install = instructions().find(({ rest: argumentText }) =>
    argumentText.startsWith('npm ci --omit=dev'),
  );
  const removed = (install?.rest.split(' rm -rf ')[1] ?? '').split(' ');
  const isRemoved = (path: string): boolean =>
    removed.some((pattern) =>
      pattern.endsWith('*')
        ? path.startsWith(pattern.slice(0, -1))
        : `${path}/`.startsWith(`${pattern}/`),
    );
  return Object.entries<{ dev?: boolean }>(packages)
    .filter(([path, { dev }]) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && !dev)
    .map(([path]) => path)
    .filter((path) => existsSync(path) && !isRemoved(path));
}

/** Lays the last stage out in a folder, as hard links. */
export function layOut(folder: string): void {
  for (const [from, to] of copies())
    if (from === 'node_modules')
      for (const path of installedPackages()) linkTree(path, join(folder, path));
    else linkTree(from, join(folder, to));
  rmSync(join(folder, '.next', 'cache'), { recursive: true, force: true });
}

/**
 * Returns the command that runs the image's CMD as its user, on a disk that is read-only below the folder. The command
 * only uses `exec`, so that the process keeps its pid.
 */
export function containerCommand(folder: string): readonly string[] {
  const script = `mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && cd "$0" && exec setpriv --reuid ${userId()} --regid ${userId()} --clear-groups --no-new-privs --bounding-set=-all "$@"`;
  return ['unshare', '-m', 'sh', '-c', script, folder, ...listed('CMD')];
}

/** Creates the writable folders of the image below a folder; returns the variables that name the folders. */
export function writableFolders(parentFolder: string): Readonly<Record<string, string>> {
  const folderVariables = Object.entries(variables()).filter(([, value]) =>
    value.startsWith('/var/lib/'),
  );
  return Object.fromEntries(
    folderVariables.map(([name, value]) => {
      const folder = join(parentFolder, basename(value));
      mkdirSync(folder, { recursive: true });
      chmodSync(parentFolder, 0o755);
      chownSync(folder, userId(), userId());
      return [name, folder];
    }),
  );
}
