import { parentsOf, unionsByPartner, type Family } from '@/lib/genealogy/family';
import type { Drawing } from '@/lib/genealogy/layout/drawing';

const KEY_STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Finds the card to which an arrow key leads: up to the father or the mother, down to the nearest child, left and right
 * along the row and past its end to the next row, so that every card can be reached.
 * @returns null where no card is drawn, undefined for another key
 */
export function moveFrom(
  family: Family,
  { cards }: Pick<Drawing, 'cards'>,
  id: string,
  key: string,
): string | null | undefined {
  const step = KEY_STEPS[key];
  if (step !== undefined) {
    const inReadingOrder = cards.toSorted((a, b) => a.y - b.y || a.x - b.x);
    return (
      inReadingOrder[inReadingOrder.findIndex((card) => card.id === id) + step]?.id ?? null
    );
  }
  if (key === 'ArrowUp')
    return (
      parentsOf(family, id).find((parentId) => cards.some((card) => card.id === parentId)) ??
      null
    );
  if (key !== 'ArrowDown') return undefined;
  const children = (unionsByPartner(family).get(id) ?? []).flatMap((union) => union.children);
  const personX = cards.find((card) => card.id === id)?.x ?? 0;
  const distance = (card: { readonly x: number }): number => Math.abs(card.x - personX);
  return (
    cards
      .filter((card) => children.includes(card.id))
      .toSorted((a, b) => distance(a) - distance(b))[0]?.id ?? null
  );
}
