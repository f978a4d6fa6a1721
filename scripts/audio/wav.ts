/** RIFF/WAVE, PCM 16 bits, mono: the exchange format between programs. */
import { sampleAt, type Signal } from './signal';

const HEADER_BYTES = 44;

/** Encodes a .wav file; samples beyond ±1 are clipped. */
export function encodeWav(signal: Signal, rate: number): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + signal.length * 2);
  const view = new DataView(bytes.buffer);
  const writeText = (offset: number, text: string) => {
    for (let i = 0; i < text.length; i += 1) view.setUint8(offset + i, text.charCodeAt(i));
  };
  writeText(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  writeText(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  writeText(36, 'data');
  view.setUint32(40, signal.length * 2, true);
  for (let i = 0; i < signal.length; i += 1) {
    const clipped = Math.max(-1, Math.min(1, sampleAt(signal, i)));
    view.setInt16(HEADER_BYTES + i * 2, Math.round(clipped * 32767), true);
  }
  return bytes;
}

/**
 * Decodes a mono 16-bit .wav. A `data` size beyond the end of the file (from a program that wrote to a pipe) means “to
 * the end”.
 * @throws Error for any other format
 */
export function decodeWav(bytes: Uint8Array): {
  readonly signal: Signal;
  readonly rate: number;
} {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const readText = (offset: number) =>
    String.fromCharCode(...bytes.subarray(offset, offset + 4));
  if (bytes.length < HEADER_BYTES || readText(0) !== 'RIFF' || readText(8) !== 'WAVE') {
    throw new Error('Ces octets ne sont pas un fichier WAV.');
  }
  let rate = 0;
  for (let offset = 12; offset + 8 <= bytes.length;) {
    const size = view.getUint32(offset + 4, true);
    if (readText(offset) === 'fmt ') {
      const formatFields = [8, 10, 22].map((field) => view.getUint16(offset + field, true));
      if (formatFields.join() !== '1,1,16')
        throw new Error('Le WAV doit être mono, PCM 16 bits.');
      rate = view.getUint32(offset + 12, true);
    }
    if (readText(offset) === 'data')
      return { signal: readSamples(view, offset + 8, size), rate };
    offset += 8 + size + (size % 2);
  }
  throw new Error('Ce fichier WAV ne contient pas de son.');
}

function readSamples(view: DataView, start: number, size: number): Signal {
  const count = Math.floor(Math.min(size, view.byteLength - start) / 2);
  return Float64Array.from(
    { length: count },
    (_, i) => view.getInt16(start + i * 2, true) / 32768,
  );
}
