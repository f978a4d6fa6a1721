import { CARD } from '@/lib/genealogy/layout/units';
import type { Drawing } from '@/lib/genealogy/layout/drawing';

interface Tie {
  readonly kind: string;
  readonly from: string;
  readonly to: string;
}

/** A tie's curve and the position of its symbol, in pixels of the drawing. */
export interface TieLine<T extends Tie> {
  readonly tie: T;
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

const CURVE_DEPTH = 44;
/** Offset from the centre of a card, where lines of descent run. */
const SIDE_OFFSET = CARD.width / 3;

/** Draws each tie between two drawn people below the cards, without moving any card. */
export function tieLines<T extends Tie>(
  { cards }: Pick<Drawing, 'cards'>,
  ties: readonly T[],
): readonly TieLine<T>[] {
  const cardById = new Map(cards.map((card) => [card.id, card]));
  return ties.flatMap((tie) => {
    const [from, to] = [cardById.get(tie.from), cardById.get(tie.to)];
    if (!from || !to) return [];
    const [upper, lower] = from.y <= to.y ? [from, to] : [to, from];
    const a = { x: upper.x + CARD.width / 2, y: upper.y + CARD.height };
    const b = { x: lower.x + CARD.width / 2, y: lower.y };
    if (from.y === to.y) {
      const y = a.y;
      const path = `M${a.x + SIDE_OFFSET} ${y}C${a.x + SIDE_OFFSET} ${y + CURVE_DEPTH} ${b.x - SIDE_OFFSET} ${y + CURVE_DEPTH} ${b.x - SIDE_OFFSET} ${y}`;
      return [{ tie, path, x: (a.x + b.x) / 2, y: y + CURVE_DEPTH * 0.75 }];
    }
    const side = b.x >= a.x ? SIDE_OFFSET : -SIDE_OFFSET;
    const bend = Math.max(36, (b.y - a.y) * 0.5);
    const path = `M${a.x + side} ${a.y}C${a.x + side} ${a.y + bend} ${b.x - side} ${b.y - bend} ${b.x - side} ${b.y}`;
    return [{ tie, path, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }];
  });
}
