import { readFileSync } from 'node:fs';

const BITRATES_MPEG1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const BITRATES_MPEG2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES_MPEG1 = [44_100, 48_000, 32_000];

/** Properties of an MPEG-1/2 Layer III file, read from its frames (ISO/IEC 11172-3, § 2.4.1.3; 13818-3). */
export interface Mp3 {
  readonly bytes: number;
  /** Duration in seconds, summed over every frame. */
  readonly seconds: number;
  /** Distinct bitrates of the frames, in kbit/s. */
  readonly bitrates: readonly number[];
  readonly channels: 1 | 2;
  /** Length of the ID3v2 tag before the first frame. */
  readonly tagBytes: number;
}

/** Reads the frames of a file. @throws Error naming a byte at which a frame is expected and does not begin */
export function readMp3(path: string): Mp3 {
  const bytes = readFileSync(path);
  const tagBytes = tagLength(bytes);
  const bitrates = new Set<number>();
  let seconds = 0;
  let channels: 1 | 2 = 1;
  for (let offset = tagBytes; offset + 4 <= bytes.length;) {
    const header = bytes.readUInt32BE(offset);
    if (header >>> 21 !== 0x7ff)
      throw new Error(`${path} : une trame est attendue à l’octet ${offset}`);
    const isMpeg1 = ((header >>> 19) & 3) === 3;
    const kilobits = (isMpeg1 ? BITRATES_MPEG1 : BITRATES_MPEG2)[(header >>> 12) & 15] ?? 0;
    const rate = (RATES_MPEG1[(header >>> 10) & 3] ?? 0) / (isMpeg1 ? 1 : 2);
    const samples = isMpeg1 ? 1152 : 576;
    const padding = (header >>> 9) & 1;
    const length = Math.floor(((samples / 8) * kilobits * 1000) / rate) + padding;
    const isInfoFrame = /Info|Xing/.test(bytes.toString('latin1', offset, offset + 48));
    offset += length;
    // The first frame may be an Info or Xing header, which holds no sound.
    if (isInfoFrame) continue;
    seconds += samples / rate;
    bitrates.add(kilobits);
    channels = ((header >>> 6) & 3) === 3 ? 1 : 2;
  }
  return {
    bytes: bytes.length,
    seconds,
    bitrates: [...bitrates],
    channels,
    tagBytes,
  };
}

/**
 * Returns the length of the ID3v2 tag in bytes; its size field has four bytes of seven bits
 * (id3.org, ID3v2.3, § 3.1).
 */
function tagLength(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 3) !== 'ID3') return 0;
  return 10 + [6, 7, 8, 9].reduce((size, index) => (size << 7) | (bytes[index] ?? 0), 0);
}
