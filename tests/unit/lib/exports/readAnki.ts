interface AnkiFile {
  readonly headers: ReadonlyMap<string, string>;
  readonly notes: readonly (readonly string[])[];
}

/**
 * Reads a text file as Anki's manual says («Text Files»): lines that begin with a hash are headers while they come
 * first, then comments; cells are parted by the separator, and quoted as in a CSV file (RFC 4180).
 */
export function readAnki(text: string): AnkiFile {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => !line.startsWith('#'));
  const headers = new Map(
    lines.slice(0, first).flatMap((line) => {
      const [, key, value] = /^#([a-z ]+):(.*)$/.exec(line) ?? [];
      return key === undefined || value === undefined ? [] : [[key, value] as const];
    }),
  );
  const separator = headers.get('separator') === 'tab' ? '\t' : ',';
  const body = lines.slice(first).filter((line) => !line.startsWith('#'));
  return { headers, notes: notesIn(body.join('\n'), separator) };
}

function notesIn(text: string, separator: string): readonly (readonly string[])[] {
  const notes: string[][] = [];
  let note: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && sign === separator) {
      note.push(cell);
      cell = '';
    } else if (!isQuoted && sign === '\n') {
      notes.push([...note, cell]);
      [note, cell] = [[], ''];
    } else cell += sign;
  }
  if (cell !== '' || note.length > 0) notes.push([...note, cell]);
  return notes;
}
