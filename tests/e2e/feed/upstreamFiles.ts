import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

const SAMPLE_PATH = join(process.cwd(), 'public', 'audio', 'sample.mp3');
const PIXEL_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Returns the size of every episode's audio, in bytes. */
export const sampleBytes = (): number => statSync(SAMPLE_PATH).size;

/** Sends the whole sample, as a host without range requests. */
export const sendWhole = (response: ServerResponse): void => {
  response.writeHead(200, { 'Content-Length': sampleBytes(), 'Content-Type': 'audio/mpeg' });
  createReadStream(SAMPLE_PATH).pipe(response);
};

/**
 * Sends the sample or the requested range, which browsers need to seek.
 * @param maxBytes bytes after which the connection breaks
 */
export function sendAudio(
  request: IncomingMessage,
  response: ServerResponse,
  maxBytes = sampleBytes(),
): void {
  const size = sampleBytes();
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  const start = range?.[1] ? Number(range[1]) : 0;
  const end = Math.min(range?.[2] ? Number(range[2]) : size - 1, size - 1);
  if (start > end) {
    response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
    return;
  }
  response.writeHead(range ? 206 : 200, {
    'Accept-Ranges': 'bytes',
    'Access-Control-Allow-Origin': '*',
    'Content-Length': String(end - start + 1),
    'Content-Type': 'audio/mpeg',
    ...(range ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
  });
  if (request.method === 'HEAD') return void response.end();
  const isCut = start + maxBytes <= end;
  const stream = createReadStream(SAMPLE_PATH, {
    start,
    end: isCut ? start + maxBytes - 1 : end,
  });
  stream.pipe(response, { end: !isCut });
  if (isCut) stream.on('end', () => response.write('', () => response.destroy()));
}

export function sendImage(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'image/png' }).end(PIXEL_PNG);
}
