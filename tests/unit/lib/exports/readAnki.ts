interface AnkiFile {
  readonly headers: ReadonlyMap<string, string>;
  readonly notes: readonly (readonly string[])[];
  /** Result of the importer with its defaults, in a note type of two fields. */
  readonly cards: readonly {
    readonly guid: string | undefined;
    readonly front: string | undefined;
    readonly back: string | undefined;
  }[];
}

/**
 * Parses a text file by Anki's manual (« Text Files »): lines with a hash are headers at the
 * beginning, and comments after it; cells are split by the separator and quoted as in CSV (RFC 4180). A
 * card's fields are the columns in order, without those of tags and guid.
 */
export function readAnki(text: string): AnkiFile {
  const lines = text.split('\n');
  const bodyStart = lines.findIndex((line) => !line.startsWith('#'));
  const headers = new Map(
    lines.slice(0, bodyStart).flatMap((line) => {
      const [, key, value] = /^#([a-z ]+):(.*)$/.exec(line) ?? [];
      return key === undefined || value === undefined ? [] : [[key, value] as const];
    }),
  );
  const separator = headers.get('separator') === 'tab' ? '\t' : ',';
  const body = lines.slice(bodyStart).filter((line) => !line.startsWith('#'));
  const notes = notesIn(body.join('\n'), separator);
  const [tags, guid] = ['tags column', 'guid column'].map(
    (key) => Number(headers.get(key)) - 1,
  );
  const cards = notes.map((cells) => {
    const [front, back] = cells.filter((_, column) => column !== tags && column !== guid);
    return { guid: cells[guid ?? -1], front, back };
  });
  return { headers, notes, cards };
}

function notesIn(text: string, separator: string): readonly (readonly string[])[] {
  const notes: string[][] = [];
  let note: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if (isQuoted && sign === '"' && text[index + 1] === '"') {
      cell += sign;
      index += 1;
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
