import 'server-only';
import * as v from 'valibot';

/** The largest number of reports taken from one body. */
const MAX_REPORTS = 10;

const MAX_PATH_LENGTH = 120;

const SOURCE_KEYWORDS = ['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob'] as const;

const Address = v.pipe(
  v.string(),
  v.url(),
  v.transform((address) => new URL(address)),
);

/** The name of a violated directive. Older browsers append the directive's value. */
const Directive = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/ .*/, '')),
  v.regex(/^(?:[a-z]{3,9}-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors)$/),
);

/** The refused source: a keyword, or the host of a URL. */
const Blocked = v.union([
  v.picklist(SOURCE_KEYWORDS),
  v.pipe(
    Address,
    v.check(({ protocol }) => /^(?:https?|wss?):$/.test(protocol)),
    v.transform(({ host }) => host),
  ),
]);

/** The path of the page on which the violation occurred, without a query. */
const Page = v.pipe(
  Address,
  v.check(({ protocol }) => /^https?:$/.test(protocol)),
  v.transform(({ pathname }) => pathname.slice(0, MAX_PATH_LENGTH)),
);

/** A violation report (CSP 3 §5), reduced to the fields that are logged. */
const Report = v.object({ directive: Directive, blocked: Blocked, page: Page });

const Fields = v.record(v.string(), v.unknown());

/** The two formats of violation reports: the format of `Reporting-Endpoints` and the format of `report-uri`. */
const SentReport = v.union([
  v.pipe(
    v.object({ type: v.literal('csp-violation'), body: Fields }),
    v.transform(({ body }) => ({
      directive: body['effectiveDirective'],
      blocked: body['blockedURL'],
      page: body['documentURL'],
    })),
    Report,
  ),
  v.pipe(
    v.object({ 'csp-report': Fields }),
    v.transform(({ 'csp-report': body }) => ({
      directive: body['effective-directive'],
      blocked: body['blocked-uri'],
      page: body['document-uri'],
    })),
    Report,
  ),
]);

const Json = v.pipe(v.string(), v.parseJson());

/**
 * Parses the violation reports of a body. Entries that are not reports, name no directive, or come from a browser
 * extension are dropped.
 */
export function readReports(text: string): readonly v.InferOutput<typeof Report>[] {
  const { output } = v.safeParse(Json, text);
  const reports: readonly unknown[] = Array.isArray(output)
    ? output.slice(0, MAX_REPORTS)
    : [output];
  return reports.flatMap((report) => {
    const result = v.safeParse(SentReport, report);
    return result.success ? [result.output] : [];
  });
}
