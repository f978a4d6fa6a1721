import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A host beside Node. */
export type EdgeHost = 'workerd' | 'deno';

/** Tells whether a word names an edge host. */
export const isEdgeHost = (name: string): name is EdgeHost =>
  name === 'workerd' || name === 'deno';

/** The package of the binaries (`ensure.mjs hosts`). */
const PACKAGE = 'deploy/hosts/package.json';

/** The configuration of workerd on this machine. */
const WORKERD = 'deploy/workers/workerd.capnp';

interface Options {
  /** Beside those of this process. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Of the binary, beside its own. */
  readonly parameters?: readonly string[];
}

/** Starts an edge host on a port of this machine, on its bundle and the image's files. */
export function startEdgeHost(
  root: string,
  host: EdgeHost,
  port: number,
  { variables = {}, parameters = [] }: Options = {},
): ChildProcess {
  const kept =
    { ...process.env, ...variables }['FEED_CACHE_DIR'] || join(root, '.cache/edge', host);
  mkdirSync(kept, { recursive: true });
  const own = {
    workerd: [
      ...['serve', WORKERD, `--socket-addr=http=*:${port}`, ...parameters],
      ...[`--directory-path=files=${join(root, '.next/image/files')}`],
      `--directory-path=feed=${kept}`,
    ],
    deno: [
      ...['run', '--no-config', '--no-lock', '--no-npm', '--unstable-kv', '--allow-net'],
      ...['--allow-env', '--allow-read', ...parameters, '.next/image/deno/main.mjs'],
    ],
  };
  return spawn(binaryOf(root, host), own[host], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...unset(join(root, WORKERD)),
      ...process.env,
      ...variables,
      PORT: String(port),
      // Where Deno has its database.
      DENO_DIR: kept,
    },
  });
}

/** Finds a binary as its package says, whether or not npm has run the package's install script. */
function binaryOf(root: string, host: EdgeHost): string {
  const require = createRequire(join(root, PACKAGE));
  return host === 'workerd'
    ? require('workerd').default
    : require('deno/install_api.cjs').runInstall();
}

/** Returns the variables of a configuration, blank: workerd gives the text « null » to one that is not set. */
const unset = (configuration: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...readFileSync(configuration, 'utf8').matchAll(/fromEnvironment = "(\w+)"/g)].map(
      ([, name = '']) => [name, ''],
    ),
  );
