import type { Family } from '@/lib/genealogy/family';
import { strandsOf } from '@/lib/genealogy/order/cost';
import { countCrossings } from '@/lib/genealogy/order/crossings';
import { marriages } from '@/lib/genealogy/layout/knots';
import type { Layers, Row } from '@/lib/genealogy/order/layers';

/** Countable properties of an order. */
export interface Score {
  readonly rows: number;
  /** Pairs of lines of descent that cross between two rows. */
  readonly crossings: number;
  /** Couples on one row separated by no one outside their marriages. */
  readonly together: number;
  readonly couples: number;
}

/** Counts the rows, the crossings and the couples of an order. */
export function scoreOf(family: Family, { segments }: Layers, rows: readonly Row[]): Score {
  const marriageCounts = marriages(family);
  const couples = family.unions.filter(({ partners }) => partners.length === 2);
  const blockOf = new Map(
    rows.flatMap((row) => row).flatMap((block) => block.map((item) => [item, block] as const)),
  );
  return {
    rows: rows.length,
    crossings: rows.reduce(
      (sum, _, index) =>
        sum +
        countCrossings(
          strandsOf(
            segments.filter(({ row }) => row === index),
            rows,
            marriageCounts,
          ),
        ),
      0,
    ),
    together: couples.filter(
      ({ partners: [partner = '', spouse = ''] }) =>
        blockOf.get(partner) === blockOf.get(spouse),
    ).length,
    couples: couples.length,
  };
}
