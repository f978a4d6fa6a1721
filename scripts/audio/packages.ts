/** Debian packages of the programs that these scripts run. */
import { spawnSync } from 'node:child_process';

const PACKAGES = { ffmpeg: '-version', 'espeak-ng': '--version' } as const;

export type Package = keyof typeof PACKAGES;

/** Exits the script with a sentence that names the packages to install when a program is missing. */
export function requirePackages(packages: readonly Package[]): void {
  const missingPrograms = packages.filter(
    (name) => spawnSync(name, [PACKAGES[name]]).status !== 0,
  );
  if (missingPrograms.length === 0) return;
  console.error(
    `Il manque de quoi fabriquer le son : installez avec « apt-get install ${missingPrograms.join(' ')} ».`,
  );
  process.exit(1);
}
