/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

jest.setTimeout(180_000);

const printed = (command: string, parameters: readonly string[]): string =>
  spawnSync(command, parameters, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).stdout;

/** The packages that lie in node_modules, by the paths that npm gives. */
function installed(paths: string): ReadonlySet<string> {
  const packages = paths.split('\n').filter((path) => path.includes('node_modules'));
  return new Set(
    packages.map((path) => {
      const { name, version } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8'));
      return `${name}@${version}`;
    }),
  );
}

test('npm run sbom names every package of the running site, and nothing else', () => {
  const sbom = JSON.parse(printed(process.execPath, ['scripts/dev/sbom.mjs']));
  expect(sbom.bomFormat).toBe('CycloneDX');
  const named = sbom.components.map(
    ({ name, version }: { name: string; version: string }) => `${name}@${version}`,
  );
  const running = installed(printed('npm', ['ls', '--omit=dev', '--all', '--parseable']));
  expect(new Set(named)).toEqual(running);
  expect(named).toContain(
    `react@${JSON.parse(readFileSync('package.json', 'utf8')).dependencies.react}`,
  );
  const known = new Set(named.concat(sbom.metadata.component['bom-ref']));
  for (const { ref, dependsOn } of sbom.dependencies)
    for (const one of [ref, ...dependsOn]) expect(known).toContain(one);
});
