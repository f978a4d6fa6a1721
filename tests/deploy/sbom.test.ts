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
  components.flatMap((component) => [
    `${component.group === undefined ? '' : `${component.group}/`}${component.name}@${component.version}`,
    ...componentsOf(component),
  ]);

interface Package {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Resolves a package from a folder as Node does, in its node_modules or an ancestor's. */
function resolvePackage(name: string, from: string): string | null {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  return from === process.cwd() ? null : resolvePackage(name, dirname(from));
}

/** Finds the packages reached from the site's dependencies, with their versions. */
function reachedPackages(
  folder: string,
  visited = new Map<string, string>(),
): Map<string, string> {
  const { dependencies, optionalDependencies, peerDependencies } = readPackage(folder);
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  for (const name of names) {
    const dependencyFolder = resolvePackage(name, folder);
    if (dependencyFolder === null || visited.has(dependencyFolder)) continue;
    const { name: packageName, version } = readPackage(dependencyFolder);
    visited.set(dependencyFolder, `${packageName}@${version}`);
    reachedPackages(dependencyFolder, visited);
  }
  return visited;
}

it('npm run sbom names every package of the running site, and no other package', () => {
  const { stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8' });
  const sbom = JSON.parse(stdout);
  expect(sbom.bomFormat).toBe('CycloneDX');
  const componentNames = new Set(componentsOf(sbom));
  expect(componentNames).toEqual(new Set(reachedPackages(process.cwd()).values()));
  expect(componentNames).toContain(`react@${readPackage('.').dependencies?.['react']}`);
});
