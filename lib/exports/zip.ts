/**
 * Writes a ZIP archive whose files are stored as they are (PKWARE APPNOTE 6.3.10): the same files give the same bytes,
 * since every date is the first that the format knows.
 */
export interface ZippedFile {
  readonly name: string;
  readonly text: string;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** File names are in UTF-8. */
const UTF8_FLAG = 0x0800;
/** 1 January 1980. */
const FIRST_DAY = 0x0021;

export function zipped(files: readonly ZippedFile[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const entries = files.map(({ name, text }) => {
    const [title, bytes] = [encoder.encode(name), encoder.encode(text)];
    return { title, bytes, facts: factsOf(title, bytes) };
  });
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { title, bytes, facts } of entries) {
    const local = [numbers([4, LOCAL], [2, VERSION], ...facts), title, bytes];
    directory.push(
      numbers(
        [4, CENTRAL],
        [2, VERSION],
        [2, VERSION],
        ...facts,
        // Comment, disk, internal and external attributes: none.
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, offset],
      ),
      title,
    );
    parts.push(...local);
    offset += lengthOf(local);
  }
  const count = entries.length;
  const end = numbers(
    [4, END],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, lengthOf(directory)],
    [4, offset],
    [2, 0],
  );
  return joined([...parts, ...directory, end]);
}

type Field = readonly [size: 2 | 4, value: number];

/** What the local header and the directory say alike of a file. */
const factsOf = (title: Uint8Array, bytes: Uint8Array): readonly Field[] => [
  [2, UTF8_FLAG],
  [2, 0],
  [2, 0],
  [2, FIRST_DAY],
  [4, crc32(bytes)],
  [4, bytes.length],
  [4, bytes.length],
  [2, title.length],
  [2, 0],
];

function numbers(...fields: readonly Field[]): Uint8Array {
  const view = new DataView(
    new ArrayBuffer(fields.reduce((length, [size]) => length + size, 0)),
  );
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

/** The cyclic redundancy check of ISO 3309, reflected, as ZIP and PNG use it. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const lengthOf = (parts: readonly Uint8Array[]): number =>
  parts.reduce((length, part) => length + part.length, 0);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
