import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package in an SBOM; packages nested in its folder are its components. */
interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly components?: readonly Component[];
}

const componentsOf = ({ components = [] }: Pick<Component, 'components'>): readonly string[] =>
  components.flatMap((one) => [
    `${one.group === undefined ? '' : `${one.group}/`}${one.name}@${one.version}`,
    ...componentsOf(one),
  ]);

interface Package {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const read = (folder: string): Package =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Resolves a package from a folder as Node does, in its node_modules or an ancestor's. */
function found(name: string, from: string): string | null {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  return from === process.cwd() ? null : found(name, dirname(from));
}

/** Finds the packages reached from the site's dependencies, with their versions. */
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
  const { stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8' });
  const sbom = JSON.parse(stdout);
  expect(sbom.bomFormat).toBe('CycloneDX');
  const named = new Set(componentsOf(sbom));
  expect(named).toEqual(new Set(reached(process.cwd()).values()));
  expect(named).toContain(`react@${read('.').dependencies?.['react']}`);
});
