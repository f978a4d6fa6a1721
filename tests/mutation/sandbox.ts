import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the project for mutations; removed at the end, after Ctrl-C too. */
export interface Sandbox {
  /** Replaces a file during a task, then restores it. */
  readonly withReplacedFile: <T>(
    path: string,
    text: string,
    task: () => Promise<T>,
  ) => Promise<T>;
  /** Runs a program of node_modules in the copy; returns whether it succeeded, and its output. */
  readonly run: (
    script: string,
    ...parameters: readonly string[]
  ) => Promise<{ readonly passed: boolean; readonly output: string }>;
}

/** Longest silence of a program in milliseconds; a mutant that makes a test loop without end counts as found. */
const MAX_SILENCE_MS = 150_000;

/** Creates the copy: tracked and untracked files of git, with the project's own packages and build. */
export function openSandbox(): Sandbox {
  const root = mkdtempSync(join(tmpdir(), 'mutation-'));
  const remove = (): void => rmSync(root, { recursive: true, force: true });
  process.on('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => process.exit(1));
  const pathList = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const path of pathList.split('\0').filter(Boolean)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    cpSync(path, join(root, path));
  }
  for (const folder of ['node_modules', '.next'])
    symlinkSync(join(process.cwd(), folder), join(root, folder));
  return {
    async withReplacedFile(path, text, task) {
      const file = join(root, path);
      const originalBytes = readFileSync(file);
      writeFileSync(file, text);
      try {
        return await task();
      } finally {
        writeFileSync(file, originalBytes);
      }
    },
    run: (script, ...parameters) => runIn(root, script, parameters),
  };
}

function runIn(root: string, script: string, parameters: readonly string[]) {
  const child = spawn(process.execPath, [join('node_modules', script), ...parameters], {
    cwd: root,
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk);
      silenceTimer.refresh();
    });
  /** Kills the program with its child processes. */
  const killGroup = (): void => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
  };
  process.on('exit', killGroup);
  const silenceTimer = setTimeout(killGroup, MAX_SILENCE_MS);
  return new Promise<{ passed: boolean; output: string }>((resolve) =>
    child.on('close', (status) => {
      clearTimeout(silenceTimer);
      process.off('exit', killGroup);
      resolve({ passed: status === 0, output });
    }),
  );
}
