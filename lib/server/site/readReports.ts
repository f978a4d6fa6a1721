import 'server-only';

/** A report that a page's policy was broken (CSP 3 §5), as far as it is kept. */
interface PolicyReport {
  readonly directive: string;
  /** A keyword, or the host that was refused. */
  readonly blocked: string;
  /** The path of the page, without a query. */
  readonly page: string;
}

/** The most reports of one body. */
const MOST = 10;

const LONGEST_PATH = 120;

const DIRECTIVES = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src'],
  ...['style-src-elem', 'style-src-attr', 'img-src', 'media-src', 'font-src', 'connect-src'],
  ...['manifest-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors', 'frame-src'],
  ...['child-src', 'worker-src'],
]);

const KEYWORDS = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'data',
  'blob',
  'trusted-types-policy',
]);

/**
 * Reads the reports of a body, in either of the two forms that browsers send. What is no report, names no directive
 * of ours, or comes from an extension of the browser, is left out.
 */
export function readReports(text: string): readonly PolicyReport[] {
  const parsed = parse(text);
  const bodies = Array.isArray(parsed)
    ? parsed
        .slice(0, MOST)
        .map((one) => (field(one, 'type') === 'csp-violation' ? field(one, 'body') : null))
    : [field(parsed, 'csp-report')];
  return bodies.flatMap((body) => readReport(body) ?? []);
}

function readReport(body: unknown): PolicyReport | null {
  const directive =
    textOf(body, 'effectiveDirective', 'effective-directive', 'violated-directive').split(
      ' ',
      1,
    )[0] ?? '';
  const blocked = readBlocked(textOf(body, 'blockedURL', 'blocked-uri'));
  const page = readPage(textOf(body, 'documentURL', 'document-uri'));
  return DIRECTIVES.has(directive) && blocked !== null && page !== null
    ? { directive, blocked, page }
    : null;
}

function readBlocked(address: string): string | null {
  if (KEYWORDS.has(address)) return address;
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && /^(?:https?|wss?):$/.test(url.protocol) ? url.host : null;
}

function readPage(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && /^https?:$/.test(url.protocol)
    ? url.pathname.slice(0, LONGEST_PATH)
    : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

/** Returns the first of these fields that is a text. */
function textOf(value: unknown, ...names: readonly string[]): string {
  for (const name of names) {
    const found = field(value, name);
    if (typeof found === 'string') return found;
  }
  return '';
}
