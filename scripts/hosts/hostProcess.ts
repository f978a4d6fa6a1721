import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A host other than Node. */
export type EdgeHost = 'workerd' | 'deno';

/** Tells whether a word names an edge host. */
export const isEdgeHost = (name: string): name is EdgeHost =>
  name === 'workerd' || name === 'deno';

/** Package of the binaries (`ensure.mjs hosts`). */
const PACKAGE = 'deploy/hosts/package.json';

/** Configurations of workerd on this machine, of Workers, and of Deno on either. */
const WORKERD_CONFIG = 'deploy/workers/workerd.capnp';
export const WRANGLER_CONFIG = 'deploy/workers/wrangler.jsonc';
const DENO_CONFIG = 'deploy/deno/deno.json';

interface Options {
  /** Added to the variables of this process. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Additional parameters of the binary. */
  readonly parameters?: readonly string[];
  /**
   * Configuration of workerd: its own file, or that of a Workers deployment, whose assets are then served as on the
   * platform.
   */
  readonly configuration?: string;
}

/** Starts an edge host on a local port, with its bundle and the image's files. */
export function startEdgeHost(
  root: string,
  host: EdgeHost,
  port: number,
  { variables = {}, parameters = [], configuration = WORKERD_CONFIG }: Options = {},
): ChildProcess {
  const databaseFolder =
    { ...process.env, ...variables }['FEED_CACHE_DIR'] || join(root, '.cache/edge', host);
  mkdirSync(databaseFolder, { recursive: true });
  const isDeployed = configuration === WRANGLER_CONFIG;
  const commandLines = {
    workerd: [
      ...['serve', configuration],
      ...[`--socket-addr=http=*:${port}`, ...parameters],
      ...(isDeployed ? [] : [`--directory-path=files=${join(root, '.next/image/files')}`]),
      ...(isDeployed ? [] : [`--directory-path=feed=${databaseFolder}`]),
    ],
    deno: [
      ...[
        'run',
        `--config=${DENO_CONFIG}`,
        '--no-lock',
        '--no-npm',
        '--allow-net',
        '--allow-env',
      ],
      ...['--allow-read', ...parameters, '.next/image/deno/main.mjs'],
    ],
  };
  return spawn(binaryOf(root, host), commandLines[host], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...blankVariables(join(root, WORKERD_CONFIG)),
      ...process.env,
      ...variables,
      PORT: String(port),
      // Folder of Deno's database.
      DENO_DIR: databaseFolder,
    },
  });
}

/** Finds a binary through its package, whether or not npm has run the package's install script. */
function binaryOf(root: string, host: EdgeHost): string {
  const require = createRequire(join(root, PACKAGE));
  return host === 'workerd'
    ? require('workerd').default
    : require('deno/install_api.cjs').runInstall();
}

/** Returns the variables of a configuration as empty strings, since workerd sets missing ones to the text « null ». */
const blankVariables = (configuration: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...readFileSync(configuration, 'utf8').matchAll(/fromEnvironment = "(\w+)"/g)].map(
      ([, name = '']) => [name, ''],
    ),
  );
