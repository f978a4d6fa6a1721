import 'server-only';
import * as v from 'valibot';

/** The most reports of one body. */
const MOST = 10;

const LONGEST_PATH = 120;

const KEYWORDS = ['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob'] as const;

const Address = v.pipe(
  v.string(),
  v.url(),
  v.transform((address) => new URL(address)),
);

/** A directive of a policy. An older browser writes its value behind it. */
const Directive = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/ .*/, '')),
  v.regex(/^(?:[a-z]{3,9}-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors)$/),
);

/** A keyword, or the host that was refused. */
const Blocked = v.union([
  v.picklist(KEYWORDS),
  v.pipe(
    Address,
    v.check(({ protocol }) => /^(?:https?|wss?):$/.test(protocol)),
    v.transform(({ host }) => host),
  ),
]);

/** The path of a page, without a query. */
const Page = v.pipe(
  Address,
  v.check(({ protocol }) => /^https?:$/.test(protocol)),
  v.transform(({ pathname }) => pathname.slice(0, LONGEST_PATH)),
);

/** A report that a page's policy was broken (CSP 3 §5), as far as it is kept. */
const Report = v.object({ directive: Directive, blocked: Blocked, page: Page });

const Fields = v.record(v.string(), v.unknown());

/** The two forms in which browsers send a report: the `Reporting-Endpoints` and `report-uri` of a policy. */
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
 * Reads the reports of a body. What is no report, names no directive of a policy, or comes from an extension of the
 * browser, is left out.
 */
export function readReports(text: string): readonly v.InferOutput<typeof Report>[] {
  const { output } = v.safeParse(Json, text);
  const reports: readonly unknown[] = Array.isArray(output) ? output.slice(0, MOST) : [output];
  return reports.flatMap((report) => {
    const read = v.safeParse(SentReport, report);
    return read.success ? [read.output] : [];
  });
}
