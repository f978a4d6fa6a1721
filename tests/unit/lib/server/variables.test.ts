import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { faultyVariables, readVariable } from '@/lib/server/variables.mjs';

/** Invalid values of each variable. */
const INVALID_VALUES = {
  SITE_URL: ['nonsense', 'ftp://site.example', 'https://'],
  PORT: ['abc', '99999', '80.5', '0', '-1', '0x50'],
  PODCAST_FEED_URL: ['feed.xml'],
  FEED_TTL_SECONDS: ['abc', '-1', '1e308', '99999999'],
  FEED_TIMEOUT_SECONDS: ['0', 'abc'],
  FEED_FIRST_WAIT_SECONDS: ['0', 'abc'],
  FEED_STORE_URL: ['http://store.example', 'redis://'],
  AUDIO_BASE_URL: ['nonsense'],
  OP3: ['yes'],
  OFFLINE: ['OFF', '1'],
  KEEP_ALIVE_SECONDS: ['abc', '-1', '1e308', '0'],
  SHUTDOWN_SECONDS: ['abc', '-1'],
  HSTS_SUBDOMAINS: ['oui'],
  LOG_FORMAT: ['xml', 'JSON'],
  CSP_REPORTS: ['true'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['localhost:4318'],
} as const;

const cases = Object.entries(INVALID_VALUES).flatMap(([name, values]) =>
  values.map((value): [string, string] => [name, value]),
);

it.each(cases)('%s is refused as %p, with the allowed values', (name, value) => {
  const [problem = '', ...otherProblems] = faultyVariables({ [name]: value });
  expect(otherProblems).toEqual([]);
  expect(problem).toMatch(/^[A-Z0-9_]+ : .+ attendue?.*, reçu « .+ »\.$/);
  expect(problem).toContain(`${name} : `);
  expect(problem).toContain(`« ${value} »`);
});

it.each([
  ['PORT', ' 8080 ', 8080],
  ['PORT', undefined, 3000],
  ['SITE_URL', '', 'http://localhost:3000'],
  ['FEED_TTL_SECONDS', '0', 0],
  ['FEED_TTL_SECONDS', '   ', 900],
  ['KEEP_ALIVE_SECONDS', '0.5', 0.5],
  ['SHUTDOWN_SECONDS', '0', 0],
  [
    'FEED_STORE_URL',
    'rediss://:secret@store.example:6380/1',
    'rediss://:secret@store.example:6380/1',
  ],
  ['OFFLINE', 'off', 'off'],
  ['OP3', '1', true],
  ['OP3', '0', false],
  ['LOG_FORMAT', 'json', true],
] as const)('%s is read from %p as %p', (name, value, expected) => {
  expect(readVariable(name, { [name]: value })).toBe(expected);
});

it('an environment without variables is valid', () => {
  expect(faultyVariables({})).toEqual([]);
});

/** Command that starts the server as its bundle does. */
const SERVER = [
  '--conditions=react-server',
  '--import',
  'tsx',
  'lib/server/hosts/node/main.ts',
];

/** Runs a program with variables, and returns its exit status and the lines of stderr. */
function runProgram(program: readonly string[], variables: Readonly<Record<string, string>>) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, ...variables };
  const { status, stderr } = spawnSync(process.execPath, program, { env, encoding: 'utf8' });
  return { status, sentences: stderr.trim().split('\n') };
}

it.each([
  ['the server', SERVER],
  ['the check before a start or a build', ['scripts/start/ensure.mjs', 'port', 'build']],
])('%s reports all invalid variables at once, and exits with 1', (_, program) => {
  const invalidVariables = {
    PORT: 'abc',
    SITE_URL: 'nonsense',
    OFFLINE: 'OFF',
    LOG_FORMAT: 'xml',
  };
  const { status, sentences } = runProgram(program, invalidVariables);
  expect(status).toBe(1);
  expect(sentences).toHaveLength(4);
  for (const [name, value] of Object.entries(invalidVariables))
    expect(sentences.join('\n')).toMatch(new RegExp(`^✗ ${name} : .*« ${value} »\\.$`, 'm'));
});

it('an option of the server is validated as its variable', () => {
  const { status, sentences } = runProgram([...SERVER, '-p', '80.5'], {});
  expect(status).toBe(1);
  expect(sentences).toEqual([
    '✗ PORT : un numéro de port de 1 à 65535 est attendu, reçu « 80.5 ».',
  ]);
});

it('every variable in README or docs/deploying.md is validated', () => {
  const tables = ['README.md', 'docs/deploying.md'].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\| `[A-Z]/.test(line))
      .flatMap((line) => line.split('|')[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? []),
  );
  const source = readFileSync('lib/server/variables.mjs', 'utf8');
  expect(tables.length).toBeGreaterThan(15);
  expect(tables.filter((name) => !source.includes(`  ${name}: `))).toEqual([]);
});
