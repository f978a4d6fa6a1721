import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Browser, StartOptions } from '../browser';
import { startFirefox } from './firefox';
import { untilPrinted, until } from './programs';
import { startWebKit } from './webkit';

export interface Engine {
  readonly name: Browser['engine'];
  readonly start: (options: StartOptions) => Promise<Browser>;
}

/** Debian packages, each with a program that shows whether it is installed. */
const PROGRAM_BY_PACKAGE: Readonly<
  Record<Browser['engine'], Readonly<Record<string, string>>>
> = {
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

const printStep = (sentence: string): void => console.log(`▸ ${sentence}`);

const LIBRARIES = '/usr/lib';

/** Finds both engines, installing them where root has apt; prints the packages of a missing engine. */
export function findEngines(): readonly Engine[] {
  const missingPackages = Object.values(PROGRAM_BY_PACKAGE).flatMap(missingPackagesOf);
  if (missingPackages.length > 0 && process.getuid?.() === 0 && isOnPath('apt-get')) {
    printStep(`Installation des moteurs (${missingPackages.join(', ')})…`);
    runApt('update', '-qq');
    runApt('install', '-y', '-qq', '--no-install-recommends', ...new Set(missingPackages));
  }
  const starters = {
    Firefox: startFirefox,
    WebKit: (options: StartOptions) => startWebKit(findMiniBrowser(), options),
  };
  return (['Firefox', 'WebKit'] as const).flatMap((name) => {
    const stillMissing = missingPackagesOf(PROGRAM_BY_PACKAGE[name]);
    if (stillMissing.length === 0) return { name, start: starters[name] };
    printStep(`${name} manque : apt-get install ${stillMissing.join(' ')}`);
    return [];
  });
}

/** Starts a silent audio sink and a virtual screen for the engines; returns a function that stops both. */
export async function startSinkAndScreen(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'sound-'));
  const socket = join(folder, 'socket');
  const soundServer = spawn(
    'pulseaudio',
    [
      ...['-n', '--daemonize=no', '--exit-idle-time=-1', '--disable-shm=yes'],
      ...['-L', 'module-null-sink', '-L', `module-native-protocol-unix socket=${socket}`],
    ],
    {
      // Use a separate home, which leaves alone an audio server that is running already.
      env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder },
    },
  );
  const programs = [soundServer];
  const stop = (): void => {
    for (const program of programs) program.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', stop);
  await until('pulseaudio listens', () => existsSync(socket));
  process.env.PULSE_SERVER = `unix:${socket}`;
  if (isOnPath('Xvfb')) {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24']);
    programs.push(screen);
    const [, number = ''] = await untilPrinted(screen, /^(\d+)\s*$/m);
    process.env.DISPLAY = `:${number}`;
  }
  return stop;
}

const missingPackagesOf = (packages: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(packages).filter((name) => {
    const programOrLibrary = packages[name] ?? name;
    return programOrLibrary.includes('/')
      ? findLibrary(programOrLibrary) === undefined
      : !isOnPath(programOrLibrary);
  });

const isOnPath = (name: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** Finds a file below the folder of the machine's architecture. */
const findLibrary = (path: string): string | undefined =>
  readdirSync(LIBRARIES)
    .map((folder) => join(LIBRARIES, folder, path))
    .find((file) => existsSync(file));

function findMiniBrowser(): string {
  const browserPaths = ['4.1', '4.0'].flatMap(
    (version) => findLibrary(`webkit2gtk-${version}/MiniBrowser`) ?? [],
  );
  if (browserPaths[0] === undefined)
    throw new Error('MiniBrowser is expected beside WebKit’s driver.');
  return browserPaths[0];
}

const runApt = (...parameters: readonly string[]) =>
  spawnSync('apt-get', parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
