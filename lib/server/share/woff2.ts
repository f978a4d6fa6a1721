import 'server-only';
/**
 * Opens the fonts that the site serves: opentype.js reads everything but WOFF2, the one format in which the
 * variable faces come. Format: W3C, WOFF File Format 2.0, 2022.
 */
import { brotliDecompressSync } from 'node:zlib';
import { byteReader, type ByteReader } from '@/lib/server/share/byteReader';
import { plainGlyphs } from '@/lib/server/share/woff2Glyphs';

/** § 4.1: the tags that a table's entry names by their number. */
const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .match(/.{4} ?/g)
    ?.map((tag) => tag.slice(0, 4)) ?? [];

const SIGNATURE = 0x774f4632;
const HEADER = 48;

interface Entry {
  readonly tag: string;
  readonly length: number;
  readonly isTransformed: boolean;
}

function readEntry(reader: ByteReader): Entry {
  const flags = reader.u8();
  const tag = TAGS[flags & 63] ?? reader.take(4).toString('latin1');
  const isOutline = tag === 'glyf' || tag === 'loca';
  const isTransformed = isOutline === (flags >> 6 === 0);
  const plainLength = reader.base128();
  return { tag, length: isTransformed ? reader.base128() : plainLength, isTransformed };
}

/**
 * The same font as an uncompressed OpenType file.
 * @throws Error when it is not a WOFF2 font of one TrueType face.
 */
export function unpackWoff2(file: Buffer): Buffer {
  const head = byteReader(file);
  if (head.u32() !== SIGNATURE) throw new Error('une police WOFF2 est attendue');
  const flavor = head.u32();
  head.take(4);
  const count = head.u16();
  head.take(6);
  const compressed = head.u32();
  const directory = byteReader(file, HEADER);
  const entries = Array.from({ length: count }, () => readEntry(directory));
  const data = byteReader(brotliDecompressSync(directory.take(compressed)));
  const tables = new Map<string, Buffer>();
  for (const { tag, length, isTransformed } of entries) {
    const bytes = data.take(length);
    if (!isTransformed) tables.set(tag, bytes);
    else if (tag === 'glyf') for (const table of plainGlyphs(bytes)) tables.set(...table);
    else if (tag !== 'loca') throw new Error(`la table ${tag} est transformée`);
  }
  setLongOffsets(tables.get('head'));
  return sfnt(flavor, tables);
}

/** `head.indexToLocFormat` (OpenType, «head»): the rebuilt `loca` has offsets of four bytes. */
const setLongOffsets = (head: Buffer | undefined): void => void head?.writeInt16BE(1, 50);

/** OpenType, «Organization of an OpenType Font». Nobody checks the sums here: they stay 0. */
function sfnt(flavor: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const directory = Buffer.alloc(12 + 16 * tables.size);
  directory.writeUInt32BE(flavor, 0);
  directory.writeUInt16BE(tables.size, 4);
  const parts = [directory];
  let offset = directory.length;
  for (const [index, [tag, bytes]] of [...tables].entries()) {
    const entry = 12 + 16 * index;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}
