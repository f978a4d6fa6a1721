/**
 * Cuts a text to one line of at most `most` characters; a longer one ends after a whole word, with an ellipsis. Only
 * the start is copied: a slice of the line would keep the whole text of a feed in memory.
 */
export function clip(text: string, maxLength: number): string {
  let line = '';
  for (const [word] of text.matchAll(/\S+/g)) {
    line += line === '' ? word : ` ${word}`;
    if (line.length > maxLength) break;
  }
  if (line.length <= maxLength) return line;
  const clipped = line.slice(0, maxLength);
  return `${clipped.slice(0, Math.max(clipped.lastIndexOf(' '), maxLength / 2))}…`;
}
