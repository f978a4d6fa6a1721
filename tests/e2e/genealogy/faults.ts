import type { Page } from '@playwright/test';

/** Lists overlapping cards, and texts that overflow their cards, in pixels of the drawing. */
export const drawingFaults = (page: Page) =>
  page.locator('#arbre-dessin').evaluate((svg) => {
    const cards = [...svg.querySelectorAll<SVGGraphicsElement>('[data-person]')].map(
      (card) => ({
        id: card.dataset.person ?? '',
        box: card.querySelector('rect')?.getBoundingClientRect() ?? new DOMRect(),
        texts: [...card.querySelectorAll('text')].map((text) => ({
          content: text.textContent,
          box: text.getBoundingClientRect(),
        })),
      }),
    );
    const overlaps = cards.flatMap((a, index) =>
      cards
        .slice(index + 1)
        .filter(
          (b) =>
            a.box.left < b.box.right &&
            b.box.left < a.box.right &&
            a.box.top < b.box.bottom &&
            b.box.top < a.box.bottom,
        )
        .map((b) => `${a.id} × ${b.id}`),
    );
    const overflowingTexts = cards.flatMap(({ id, box, texts }) => {
      const edge = box.width / 40;
      return texts
        .filter(
          (text) =>
            text.content.includes('…') ||
            text.box.left < box.left + edge ||
            text.box.right > box.right - edge ||
            text.box.top < box.top ||
            text.box.bottom > box.bottom,
        )
        .map(({ content }) => `${id} : ${content}`);
    });
    return {
      count: cards.length,
      width: cards[0]?.box.width ?? 0,
      overlaps,
      overflowingTexts,
    };
  });
