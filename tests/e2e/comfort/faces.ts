declare global {
  interface Window {
    /** Gives back the rules of the faces that were taken out. */
    giveFaces: () => void;
  }
}

/** In the page: takes out every rule of a face that is fetched, so that the letters are those of the stand-ins. */
export function takeFaces(): number {
  const taken: { readonly sheet: CSSStyleSheet; readonly at: number; readonly text: string }[] =
    [];
  for (const sheet of document.styleSheets)
    for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
      const rule = sheet.cssRules[at];
      if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('.woff2')) continue;
      taken.unshift({ sheet, at, text: rule.cssText });
      sheet.deleteRule(at);
    }
  window.giveFaces = () => {
    for (const { sheet, at, text } of taken) sheet.insertRule(text, at);
  };
  return taken.length;
}
