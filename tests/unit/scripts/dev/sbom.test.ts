import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const read = (folder: string): Package =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folder in which a package finds another, in its own node_modules or in one above. */
function found(name: string, from: string): string | null {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  return from === process.cwd() ? null : found(name, dirname(from));
}

/** The packages that the site reaches from its own dependencies, with their versions. */
function reached(folder: string, seen = new Map<string, string>()): Map<string, string> {
  const { dependencies, optionalDependencies, peerDependencies } = read(folder);
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  for (const name of names) {
    const next = found(name, folder);
    if (next === null || seen.has(next)) continue;
    const { name: itsName, version } = read(next);
    seen.set(next, `${itsName}@${version}`);
    reached(next, seen);
  }
  return seen;
}

it('npm run sbom names every package of the running site, and nothing else', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/dev/sbom.mjs'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const sbom = JSON.parse(stdout);
  expect(sbom.bomFormat).toBe('CycloneDX');
  const named = new Set(
    sbom.components.map(({ name, version }: Package) => `${name}@${version}`),
  );
  expect(named).toEqual(new Set(reached(process.cwd()).values()));
  expect(named).toContain(`react@${read('.').dependencies?.['react']}`);
  const known = new Set([...named, sbom.metadata.component['bom-ref']]);
  for (const { ref, dependsOn } of sbom.dependencies)
    for (const one of [ref, ...dependsOn]) expect(known).toContain(one);
});
