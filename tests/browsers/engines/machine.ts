import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Browser, Start } from '../browser';
import { startFirefox } from './firefox';
import { untilPrinted, until } from './programs';
import { startWebKit } from './webkit';

export interface Engine {
  readonly name: Browser['engine'];
  readonly start: (how: Start) => Promise<Browser>;
}

/** Debian packages, each with a program that shows whether it is installed. */
const NEEDED: Readonly<Record<Browser['engine'], Readonly<Record<string, string>>>> = {
  Firefox: {
    'firefox-esr': 'firefox-esr',
    pulseaudio: 'pulseaudio',
    'poppler-utils': 'pdftotext',
  },
  WebKit: {
    'webkit2gtk-driver': 'WebKitWebDriver',
    xvfb: 'Xvfb',
    pulseaudio: 'pulseaudio',
    'gstreamer1.0-plugins-good': 'gstreamer-1.0/libgstautodetect.so',
    'gstreamer1.0-pulseaudio': 'gstreamer-1.0/libgstpulseaudio.so',
  },
};

const log = (sentence: string): void => console.log(`▸ ${sentence}`);

const LIBRARIES = '/usr/lib';

/** Finds both engines, installing them where root has apt; prints what to install for a missing one. */
export function findEngines(): readonly Engine[] {
  const missing = Object.values(NEEDED).flatMap(missingOf);
  if (missing.length > 0 && process.getuid?.() === 0 && onPath('apt-get')) {
    log(`Installation des moteurs (${missing.join(', ')})…`);
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', ...new Set(missing));
  }
  const starts = {
    Firefox: startFirefox,
    WebKit: (how: Start) => startWebKit(miniBrowser(), how),
  };
  return (['Firefox', 'WebKit'] as const).flatMap((name) => {
    const still = missingOf(NEEDED[name]);
    if (still.length === 0) return { name, start: starts[name] };
    log(`${name} manque : apt-get install ${still.join(' ')}`);
    return [];
  });
}

/** Starts a silent audio sink and a virtual screen for the engines; returns a function that stops both. */
export async function startSinkAndScreen(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'sound-'));
  const socket = join(folder, 'socket');
  const sound = spawn(
    'pulseaudio',
    [
      ...['-n', '--daemonize=no', '--exit-idle-time=-1', '--disable-shm=yes'],
      ...['-L', 'module-null-sink', '-L', `module-native-protocol-unix socket=${socket}`],
    ],
    {
      // A home of its own leaves alone an audio server that is running already.
      env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder },
    },
  );
  const started = [sound];
  const stop = (): void => {
    for (const program of started) program.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', stop);
  await until('pulseaudio listens', () => existsSync(socket));
  process.env.PULSE_SERVER = `unix:${socket}`;
  if (onPath('Xvfb')) {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24']);
    started.push(screen);
    const [, number = ''] = await untilPrinted(screen, /^(\d+)\s*$/m);
    process.env.DISPLAY = `:${number}`;
  }
  return stop;
}

const missingOf = (packages: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(packages).filter((name) => {
    const proof = packages[name] ?? name;
    return proof.includes('/') ? inLibraries(proof) === undefined : !onPath(proof);
  });

const onPath = (name: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** Finds a file below the folder of the machine's architecture. */
const inLibraries = (path: string): string | undefined =>
  readdirSync(LIBRARIES)
    .map((folder) => join(LIBRARIES, folder, path))
    .find((file) => existsSync(file));

function miniBrowser(): string {
  const found = ['4.1', '4.0'].flatMap(
    (version) => inLibraries(`webkit2gtk-${version}/MiniBrowser`) ?? [],
  );
  if (found[0] === undefined)
    throw new Error('MiniBrowser is expected beside WebKit’s driver.');
  return found[0];
}

const apt = (...parameters: readonly string[]) =>
  spawnSync('apt-get', parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
