interface AnkiFile {
  readonly headers: ReadonlyMap<string, string>;
  readonly notes: readonly (readonly string[])[];
  /** What the importer makes of the notes by its own defaults, in a note type of two fields. */
  readonly cards: readonly {
    readonly guid: string | undefined;
    readonly front: string | undefined;
    readonly back: string | undefined;
  }[];
}

/**
 * Reads a text file as Anki's manual says («Text Files»): lines that begin with a hash are headers while they come
 * first, then comments; cells are parted by the separator, and quoted as in a CSV file (RFC 4180). The fields of a card
 * are the columns in their order, those of the tags and of the identifier left out.
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
  const notes = notesIn(body.join('\n'), separator);
  const [tags, guid] = ['tags column', 'guid column'].map(
    (key) => Number(headers.get(key)) - 1,
  );
  const cards = notes.map((cells) => {
    const [front, back] = cells.filter((_, at) => at !== tags && at !== guid);
    return { guid: cells[guid ?? -1], front, back };
  });
  return { headers, notes, cards };
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
