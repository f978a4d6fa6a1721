/**
 * Prints the packages of the running site, in CycloneDX 1.5:
 *   npm run --silent sbom > sbom.json
 * npm's own answer (`npm sbom --omit=dev`) leaves out whatever both the site and development need: react itself.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = process.cwd();
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
const site = read(ROOT);
const folders = runningFolders();
const references = new Map(folders.map((folder) => [folder, reference(read(folder))]));

const sbom = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: `urn:uuid:${randomUUID()}`,
  version: 1,
  metadata: {
    timestamp: new Date().toISOString(),
    component: { ...component(site, ROOT), type: 'application' },
  },
  components: folders.map((folder) => component(read(folder), folder)),
  dependencies: [ROOT, ...folders].map((folder) => ({
    ref: reference(read(folder)),
    dependsOn: dependenciesOf(folder),
  })),
};
process.stdout.write(`${JSON.stringify(sbom, null, 2)}\n`);

/** Where the packages lie that the lock file does not mark as those of development alone, and that are installed. */
function runningFolders() {
  return Object.keys(lock)
    .filter((path) => path !== '' && !lock[path].dev)
    .map((path) => join(ROOT, path))
    .filter((folder) => existsSync(join(folder, 'package.json')));
}

function component({ name, version, description, license }, folder) {
  const { integrity } = lock[relative(ROOT, folder)] ?? {};
  const [algorithm, digest] = integrity?.split('-') ?? [];
  return {
    'bom-ref': reference({ name, version }),
    type: 'library',
    name,
    version,
    ...(description && { description }),
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(typeof license === 'string' &&
      license !== 'UNLICENSED' && { licenses: [{ expression: license }] }),
    ...(digest && {
      hashes: [
        {
          alg: algorithm.replace('sha', 'SHA-'),
          content: Buffer.from(digest, 'base64').toString('hex'),
        },
      ],
    }),
  };
}

/** What a package asks for and finds, in its own folder or in one above it. */
function dependenciesOf(folder) {
  const { dependencies, optionalDependencies, peerDependencies } = read(folder);
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const found = names.map((name) => references.get(resolve(folder, name)));
  return [...new Set(found.filter((one) => one !== undefined))];
}

function resolve(folder, name) {
  const path = join(folder, 'node_modules', name);
  if (existsSync(path)) return path;
  return folder === ROOT ? undefined : resolve(dirname(folder), name);
}

function read(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function reference({ name, version }) {
  return `${name}@${version}`;
}
