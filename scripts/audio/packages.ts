/** The Debian packages that hold the programs these scripts call. */
import { spawnSync } from 'node:child_process';

const PACKAGES = { ffmpeg: '-version', 'espeak-ng': '--version' } as const;

export type Package = keyof typeof PACKAGES;

/** Ends the script with one sentence that says what to install when a program is missing. */
export function requirePackages(packages: readonly Package[]): void {
  const missing = packages.filter((name) => spawnSync(name, [PACKAGES[name]]).status !== 0);
  if (missing.length === 0) return;
  console.error(
    `Il manque de quoi fabriquer le son : installez avec « apt-get install ${missing.join(' ')} ».`,
  );
  process.exit(1);
}
