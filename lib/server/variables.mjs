/**
 * The environment variables of a deployment: allowed values and defaults. The module needs nothing but Node, since `npm
 * start` reads it before anything is installed or built.
 */

/** @typedef {string | undefined} Given */

/** In seconds: the longest duration, below the 24.8 days that a timer of Node can wait. */
const MAX_SECONDS = 2_000_000;

/**
 * The reader of a variable: `read` returns undefined for an invalid value.
 * @template T
 * @typedef {{ readonly expected: string, readonly read: (given: string) => T | undefined, readonly preset: T }}
 * Variable
 */

/** @param {string} given */
const isWebAddress = (given) => /^https?:\/\//.test(given) && URL.canParse(given);

/** @param {string} preset @returns {Variable<string>} */
const webAddress = (preset) => ({
  expected: 'une adresse http(s) est attendue',
  read: (given) => (isWebAddress(given) ? given : undefined),
  preset,
});

/** @param {number} least @param {number} preset @returns {Variable<number>} */
const seconds = (least, preset) => ({
  expected: `un nombre de secondes de ${String(least).replace('.', ',')} à ${MAX_SECONDS} est attendu`,
  read: (given) => numberFrom(given, least, MAX_SECONDS),
  preset,
});

/** @param {string} word @returns {Variable<boolean>} */
const only = (word) => ({
  expected: `« ${word} » est attendu, ou rien`,
  read: (given) => (given === word ? true : undefined),
  preset: false,
});

/** @returns {Variable<string>} */
const text = (preset = '') => ({ expected: '', read: (given) => given, preset });

/** `1` turns an option on, `0` off. @type {Variable<boolean>} */
const FLAG = {
  expected: '« 1 » est attendu, ou « 0 »',
  read: (given) => (given === '1' ? true : given === '0' ? false : undefined),
  preset: false,
};

const VARIABLES = {
  SITE_URL: webAddress('http://localhost:3000'),
  PORT: /** @type {Variable<number>} */ ({
    expected: 'un numéro de port de 1 à 65535 est attendu',
    read: (given) => (/^\d+$/.test(given) ? numberFrom(given, 1, 65_535) : undefined),
    preset: 3000,
  }),
  HOST: text(),
  PODCAST_FEED_URL: webAddress(''),
  FEED_TTL_SECONDS: seconds(0, 900),
  FEED_TIMEOUT_SECONDS: seconds(0.1, 20),
  FEED_FIRST_WAIT_SECONDS: seconds(0.1, 3),
  FEED_CACHE_DIR: text(),
  FEED_STORE_URL: /** @type {Variable<string>} */ ({
    expected: 'une adresse redis:// ou rediss:// est attendue',
    read: (given) => (/^rediss?:\/\/./.test(given) && URL.canParse(given) ? given : undefined),
    preset: '',
  }),
  FORMER_BUILDS_DIR: text(),
  AUDIO_BASE_URL: webAddress(''),
  OP3: FLAG,
  OFFLINE: /** @type {Variable<'on' | 'off'>} */ ({
    expected: '« off » est attendu, ou « on »',
    read: (given) => (given === 'on' || given === 'off' ? given : undefined),
    preset: 'on',
  }),
  KEEP_ALIVE_SECONDS: seconds(0.1, 5),
  SHUTDOWN_SECONDS: seconds(0, 14),
  HSTS_SUBDOMAINS: FLAG,
  LOG_FORMAT: only('json'),
  CSP_REPORTS: FLAG,
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress(''),
  OTEL_SERVICE_NAME: text('chroniques-de-l-islam'),
};

/** @typedef {keyof typeof VARIABLES} Name */

/** @type {readonly Name[]} */
const NAMES = /** @type {Name[]} */ (Object.keys(VARIABLES));

/**
 * Reads a variable; a blank one counts as unset.
 * @template {Name} N
 * @param {N} name
 * @param {Readonly<Record<string, Given>>} [given]
 * @returns {(typeof VARIABLES)[N]['preset']}
 * @throws Error with a French sentence for an invalid value
 */
export function readVariable(name, given = process.env) {
  const { read, preset, expected } = VARIABLES[name];
  const value = (given[name] ?? '').trim();
  if (value === '') return preset;
  const found = read(value);
  if (found === undefined) throw new Error(`${name} : ${expected}, reçu « ${value} ».`);
  return found;
}

/**
 * Lists a French sentence for each invalid variable of a deployment.
 * @param {Readonly<Record<string, Given>>} [given]
 * @returns {readonly string[]}
 */
export const faultyVariables = (given = process.env) =>
  NAMES.flatMap((name) => {
    try {
      readVariable(name, given);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });

/** @param {string} given @param {number} least @param {number} most */
function numberFrom(given, least, most) {
  const value = /^\d+(?:\.\d+)?$/.test(given) ? Number(given) : NaN;
  return value >= least && value <= most ? value : undefined;
}
