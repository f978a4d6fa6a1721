import 'server-only';
/**
 * The `glyf` table that WOFF2 takes apart for compression, put together again (W3C, WOFF File Format 2.0,
 * § 5.1–5.3). Points are written at full length, without the repeats that would make the table smaller.
 */
import { byteReader, type ByteReader } from '@/lib/server/share/byteReader';

const ON_CURVE = 1;
const ARGS_ARE_WORDS = 0x1;
const HAS_SCALE = 0x8;
const MORE_COMPONENTS = 0x20;
const HAS_TWO_SCALES = 0x40;
const HAS_MATRIX = 0x80;
const HAS_INSTRUCTIONS = 0x100;

const STREAMS = [
  'contours',
  'points',
  'flags',
  'glyphs',
  'composites',
  'boxes',
  'instructions',
] as const;
type Streams = Readonly<Record<(typeof STREAMS)[number], ByteReader>>;

type Step = { readonly x: number; readonly y: number; readonly onCurve: boolean };

/** The rebuilt tables `glyf` and `loca`. */
export function plainGlyphs(table: Buffer): readonly (readonly [string, Buffer])[] {
  const head = byteReader(table);
  head.u32();
  const count = head.u16();
  head.u16();
  const sizes = STREAMS.map(() => head.u32());
  const [contours, points, flags, glyphs, composites, boxes, instructions] = sizes.map((size) =>
    byteReader(head.take(size)),
  );
  if (!contours || !points || !flags || !glyphs || !composites || !boxes || !instructions)
    throw new Error('sept flux de glyphes sont attendus');
  const streams = { contours, points, flags, glyphs, composites, boxes, instructions };
  const hasBox = boxes.take(4 * Math.ceil(count / 32));
  const parts = Array.from({ length: count }, (_, index) => {
    const boxed = ((hasBox[index >> 3] ?? 0) & (128 >> (index & 7))) !== 0;
    return padded(readGlyph(streams, boxed));
  });
  const offsets = Buffer.alloc(4 * (count + 1));
  let end = 0;
  for (const [index, { length }] of parts.entries()) {
    end += length;
    offsets.writeUInt32BE(end, 4 * (index + 1));
  }
  return [
    ['glyf', Buffer.concat(parts)],
    ['loca', offsets],
  ];
}

function readGlyph(streams: Streams, boxed: boolean): Buffer {
  const contours = streams.contours.i16();
  if (contours === 0) return Buffer.alloc(0);
  const body = contours < 0 ? readComposite(streams) : null;
  const { outline, box } = body ? { outline: body, box: null } : readSimple(streams, contours);
  const given = boxed ? streams.boxes.take(8) : box;
  if (!given) throw new Error('un cadre est attendu pour un glyphe composé');
  return Buffer.concat([shorts([contours]), given, outline]);
}

function readSimple({ points, flags, glyphs, instructions }: Streams, contours: number) {
  const counts = Array.from({ length: contours }, () => points.short255());
  let last = -1;
  const ends = counts.map((count) => (last += count));
  const steps = Array.from({ length: last + 1 }, () => readStep(flags.u8(), glyphs));
  const code = instructions.take(glyphs.short255());
  const outline = Buffer.concat([
    shorts([...ends, code.length]),
    code,
    Buffer.from(steps.map(({ onCurve }) => (onCurve ? ON_CURVE : 0))),
    shorts(steps.map(({ x }) => x)),
    shorts(steps.map(({ y }) => y)),
  ]);
  const xs = running(steps.map(({ x }) => x));
  const ys = running(steps.map(({ y }) => y));
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return { outline, box: shorts(box) };
}

/** § 5.2, «Triplet Encoding»: a step from one point to the next, in one to four bytes after its flag. */
function readStep(flag: number, { u8 }: ByteReader): Step {
  const code = flag & 127;
  const onCurve = flag < 128;
  const sign = (value: number, bit: number): number => (code & bit ? value : -value);
  if (code < 10) return { onCurve, x: 0, y: sign((code & 14) * 128 + u8(), 1) };
  if (code < 20) return { onCurve, x: sign(((code - 10) & 14) * 128 + u8(), 1), y: 0 };
  const byte = u8();
  if (code < 84) {
    const from = code - 20;
    const x = 1 + (from & 48) + (byte >> 4);
    const y = 1 + ((from & 12) << 2) + (byte & 15);
    return { onCurve, x: sign(x, 1), y: sign(y, 2) };
  }
  if (code < 120) {
    const from = code - 84;
    const x = 1 + (Math.floor(from / 12) << 8) + byte;
    const y = 1 + (((from % 12) >> 2) << 8) + u8();
    return { onCurve, x: sign(x, 1), y: sign(y, 2) };
  }
  const second = u8();
  if (code < 124) {
    const y = ((second & 15) << 8) + u8();
    return { onCurve, x: sign((byte << 4) + (second >> 4), 1), y: sign(y, 2) };
  }
  const y = (u8() << 8) + u8();
  return { onCurve, x: sign((byte << 8) + second, 1), y: sign(y, 2) };
}

function readComposite({ composites, glyphs, instructions }: Streams): Buffer {
  const parts: Buffer[] = [];
  let flags = MORE_COMPONENTS;
  let isInstructed = false;
  while (flags & MORE_COMPONENTS) {
    flags = composites.u16();
    isInstructed ||= (flags & HAS_INSTRUCTIONS) !== 0;
    const scale =
      flags & HAS_MATRIX ? 8 : flags & HAS_TWO_SCALES ? 4 : flags & HAS_SCALE ? 2 : 0;
    const rest = composites.take(2 + (flags & ARGS_ARE_WORDS ? 4 : 2) + scale);
    parts.push(shorts([flags]), rest);
  }
  if (!isInstructed) return Buffer.concat(parts);
  const code = instructions.take(glyphs.short255());
  return Buffer.concat([...parts, shorts([code.length]), code]);
}

/** Numbers of two bytes, signed or not. */
const shorts = (values: readonly number[]): Buffer =>
  Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));

function running(steps: readonly number[]): readonly number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

const padded = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
