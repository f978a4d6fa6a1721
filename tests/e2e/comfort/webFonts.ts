declare global {
  interface Window {
    /** Restores the removed rules of web fonts. */
    restoreFonts: () => void;
  }
}

/** Removes every rule of a web font, so that the fallback fonts show. Runs in the page. */
export function removeFonts(): number {
  const taken: { readonly sheet: CSSStyleSheet; readonly at: number; readonly text: string }[] =
    [];
  for (const sheet of document.styleSheets)
    for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
      const rule = sheet.cssRules[at];
      if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('.woff2')) continue;
      taken.unshift({ sheet, at, text: rule.cssText });
      sheet.deleteRule(at);
    }
  window.restoreFonts = () => {
    for (const { sheet, at, text } of taken) sheet.insertRule(text, at);
  };
  return taken.length;
}
