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

/** The configurations of workerd on this machine, of Workers, and of Deno on either. */
const WORKERD = 'deploy/workers/workerd.capnp';
export const WRANGLER = 'deploy/workers/wrangler.jsonc';
const DENO = 'deploy/deno/deno.json';

interface Options {
  /** Beside those of this process. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Of the binary, beside its own. */
  readonly parameters?: readonly string[];
  /** Of workerd: its own file, or what is deployed to Workers, whose assets it then serves as the platform does. */
  readonly configuration?: string;
}

/** Starts an edge host on a port of this machine, on its bundle and the image's files. */
export function startEdgeHost(
  root: string,
  host: EdgeHost,
  port: number,
  { variables = {}, parameters = [], configuration = WORKERD }: Options = {},
): ChildProcess {
  const kept =
    { ...process.env, ...variables }['FEED_CACHE_DIR'] || join(root, '.cache/edge', host);
  mkdirSync(kept, { recursive: true });
  const isDeployed = configuration === WRANGLER;
  const own = {
    workerd: [
      ...['serve', configuration],
      ...[`--socket-addr=http=*:${port}`, ...parameters],
      ...(isDeployed ? [] : [`--directory-path=files=${join(root, '.next/image/files')}`]),
      ...(isDeployed ? [] : [`--directory-path=feed=${kept}`]),
    ],
    deno: [
      ...['run', `--config=${DENO}`, '--no-lock', '--no-npm', '--allow-net', '--allow-env'],
      ...['--allow-read', ...parameters, '.next/image/deno/main.mjs'],
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
