/**
 * The environment variables of a deployment: allowed values and defaults. The module needs nothing but Node, since `npm
 * start` reads the variables before anything is installed or built.
 */

/** @typedef {string | undefined} VariableValue */

/** In seconds: the longest duration, below the 24.8 days that a timer of Node can wait. */
const MAX_SECONDS = 2_000_000;

/**
 * The reader of a variable: `read` returns undefined for an invalid value.
 * @template T
 * @typedef {{ readonly expected: string, readonly read: (value: string) => T | undefined, readonly preset: T }}
 * Variable
 */

/** @param {string} value */
const isWebAddress = (value) => /^https?:\/\//.test(value) && URL.canParse(value);

/** @param {string} preset @returns {Variable<string>} */
const webAddress = (preset) => ({
  expected: 'une adresse http(s) est attendue',
  read: (value) => (isWebAddress(value) ? value : undefined),
  preset,
});

/** @param {number} min @param {number} preset @returns {Variable<number>} */
const seconds = (min, preset) => ({
  expected: `un nombre de secondes de ${String(min).replace('.', ',')} à ${MAX_SECONDS} est attendu`,
  read: (value) => numberFrom(value, min, MAX_SECONDS),
  preset,
});

/** @param {string} word @returns {Variable<boolean>} */
const exactWord = (word) => ({
  expected: `« ${word} » est attendu, ou rien`,
  read: (value) => (value === word ? true : undefined),
  preset: false,
});

/** @returns {Variable<string>} */
const text = (preset = '') => ({ expected: '', read: (value) => value, preset });

/** `1` turns an option on, `0` off. @type {Variable<boolean>} */
const FLAG = {
  expected: '« 1 » est attendu, ou « 0 »',
  read: (value) => (value === '1' ? true : value === '0' ? false : undefined),
  preset: false,
};

const VARIABLES = {
  SITE_URL: webAddress('http://localhost:3000'),
  PORT: /** @type {Variable<number>} */ ({
    expected: 'un numéro de port de 1 à 65535 est attendu',
    read: (value) => (/^\d+$/.test(value) ? numberFrom(value, 1, 65_535) : undefined),
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
    read: (value) => (/^rediss?:\/\/./.test(value) && URL.canParse(value) ? value : undefined),
    preset: '',
  }),
  FORMER_BUILDS_DIR: text(),
  AUDIO_BASE_URL: webAddress(''),
  OP3: FLAG,
  OFFLINE: /** @type {Variable<'on' | 'off'>} */ ({
    expected: '« off » est attendu, ou « on »',
    read: (value) => (value === 'on' || value === 'off' ? value : undefined),
    preset: 'on',
  }),
  KEEP_ALIVE_SECONDS: seconds(0.1, 5),
  SHUTDOWN_SECONDS: seconds(0, 14),
  HSTS_SUBDOMAINS: FLAG,
  LOG_FORMAT: exactWord('json'),
  CSP_REPORTS: FLAG,
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress(''),
  OTEL_SERVICE_NAME: text('chroniques-de-l-islam'),
};

/** @typedef {keyof typeof VARIABLES} VariableName */

/** @type {readonly VariableName[]} */
const NAMES = /** @type {VariableName[]} */ (Object.keys(VARIABLES));

/**
 * Reads a variable; a blank value counts as unset.
 * @template {VariableName} N
 * @param {N} name
 * @param {Readonly<Record<string, VariableValue>>} [environment]
 * @returns {(typeof VARIABLES)[N]['preset']}
 * @throws Error with a French sentence for an invalid value
 */
export function readVariable(name, environment = process.env) {
  const { read, preset, expected } = VARIABLES[name];
  const value = (environment[name] ?? '').trim();
  if (value === '') return preset;
  const parsed = read(value);
  if (parsed === undefined) throw new Error(`${name} : ${expected}, reçu « ${value} ».`);
  return parsed;
}

/**
 * Lists a French sentence for each invalid variable of a deployment.
 * @param {Readonly<Record<string, VariableValue>>} [environment]
 * @returns {readonly string[]}
 */
export const faultyVariables = (environment = process.env) =>
  NAMES.flatMap((name) => {
    try {
      readVariable(name, environment);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });

/** @param {string} text @param {number} min @param {number} max */
function numberFrom(text, min, max) {
  const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN;
  return value >= min && value <= max ? value : undefined;
}
