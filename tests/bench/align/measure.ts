import type { Alignment } from '@/scripts/narration/align/align';
import type { Span } from '@/scripts/narration/align/outcome/spans';

export type Truth = {
  readonly spans: readonly (Span | null)[];
  readonly repeated: readonly number[];
  readonly begun: readonly number[];
  /** Whether music stands between sentences, which the alignment rightly reports as foreign. */
  readonly hasInterludes: boolean;
};

export type Measures = {
  /** Differences between true and found start and end of each sentence, in seconds. */
  readonly errors: readonly number[];
  /** Number of reported accidents, and number of all accidents. */
  readonly reported: number;
  readonly accidents: number;
  /** Number of reported findings that match no accident. */
  readonly falseAlarms: number;
};

export function measure({ spans, findings }: Alignment, truth: Truth): Measures {
  const errors = truth.spans.flatMap((trueSpan, line) => {
    const span = spans[line];
    if (!trueSpan || !span) return [];
    return [Math.abs(span.start - trueSpan.start), Math.abs(span.end - trueSpan.end)];
  });
  const missing = truth.spans.flatMap((trueSpan, line) =>
    trueSpan ? [] : [`missing ${line}`],
  );
  const accidents = [
    ...missing,
    ...truth.repeated.map((line) => `repeated ${line}`),
    ...truth.begun.map((line) => `begun ${line}`),
    ...(truth.hasInterludes ? ['foreign'] : []),
  ];
  const findingKeys = findings.map((finding) =>
    finding.kind === 'foreign' ? 'foreign' : `${finding.kind} ${finding.line}`,
  );
  return {
    errors,
    reported: accidents.filter((accident) => findingKeys.includes(accident)).length,
    accidents: accidents.length,
    falseAlarms: findingKeys.filter((findingKey) => !accidents.includes(findingKey)).length,
  };
}
