/** Gap between an entry and the card below it, in pixels. */
const GAP = 24;

/** Scrolls the page until an entry lies above its card, where the card overlays the drawing (on a phone). */
export function scrollAboveCard(id: string, card: HTMLElement): void {
  const label = card
    .closest('section')
    ?.querySelector(`[data-timeline="stage"] [data-entry="${id}"]`);
  if (!label) return;
  const entry = label.getBoundingClientRect();
  const { left, right, top } = card.getBoundingClientRect();
  const isCovered = entry.bottom + GAP > top && entry.left < right && entry.right > left;
  if (isCovered && getComputedStyle(card).position === 'fixed')
    window.scrollBy({ top: entry.bottom + GAP - top });
}
