declare global {
  interface Window {
    /** Restores the removed rules of web fonts. */
    restoreFonts: () => void;
  }
}

/** Removes every rule of a web font, so that the fallback fonts show. Runs in the page. */
export function removeFonts(): number {
  const removedRules: {
    readonly sheet: CSSStyleSheet;
    readonly ruleIndex: number;
    readonly text: string;
  }[] = [];
  for (const sheet of document.styleSheets)
    for (let ruleIndex = sheet.cssRules.length - 1; ruleIndex >= 0; ruleIndex -= 1) {
      const rule = sheet.cssRules[ruleIndex];
      if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('.woff2')) continue;
      removedRules.unshift({ sheet, ruleIndex, text: rule.cssText });
      sheet.deleteRule(ruleIndex);
    }
  window.restoreFonts = () => {
    for (const { sheet, ruleIndex, text } of removedRules) sheet.insertRule(text, ruleIndex);
  };
  return removedRules.length;
}
