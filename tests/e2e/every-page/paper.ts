/** A sheet of A4 within Chromium's margins, in CSS pixels. */
export const SHEET = { width: 718, height: 1046 };

/** Lists visible texts with a contrast below 4.5 on white (WCAG 2.2, success criterion 1.4.3). Runs in the page. */
export function lowContrastTexts(): readonly string[] {
  const context = document
    .createElement('canvas')
    .getContext('2d', { willReadFrequently: true });
  const luminance = (colour: string): number => {
    if (!context) throw new Error('A 2d context is expected.');
    context.fillStyle = 'white';
    context.fillRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
      const ratio = value / 255;
      return ratio <= 0.04045 ? ratio / 12.92 : ((ratio + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrasts = new Map<string, number>();
  const contrastOf = (colour: string): number => {
    const contrast = contrasts.get(colour) ?? 1.05 / (luminance(colour) + 0.05);
    contrasts.set(colour, contrast);
    return contrast;
  };
  const lowContrast = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!parent || text === '' || !parent.checkVisibility()) continue;
    if (parent.closest('script, style, svg, option, [class*="visually-hidden"]')) continue;
    const contrast = contrastOf(getComputedStyle(parent).color);
    if (contrast < 4.5) lowContrast.add(`${text.slice(0, 40)} (${contrast.toFixed(1)})`);
  }
  return [...lowContrast];
}

/** Lists elements other than pictures whose background is darker than a middle grey. Runs in the page. */
export function darkBackgrounds(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(
      (element) =>
        element.checkVisibility() && element.clientWidth > 200 && element.clientHeight > 40,
    )
    .filter((element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const [r = 255, g = 255, b = 255, a = 1] = (backgroundColor.match(/[\d.]+/g) ?? []).map(
        Number,
      );
      return (a > 0.5 && (r + g + b) / 3 < 128) || backgroundImage.includes('gradient');
    })
    .map(({ tagName, className }) => `${tagName} ${className}`);
}
