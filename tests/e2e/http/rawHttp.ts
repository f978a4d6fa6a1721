import { connect, type Socket } from 'node:net';

/** An answer as it came over the wire. */
export interface RawAnswer {
  /** 0 when the connection ended without one. */
  readonly status: number;
  /** By lower-case name; the last of each. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Opens a connection to a server on this machine and sends these bytes. */
export function openRaw(origin: string, text: string): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(text, 'latin1');
  return socket;
}

/** What a server answers to bytes that no well-made client sends, read until it closes or falls silent. */
export function askRaw(origin: string, text: string, silence = 5000): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = openRaw(origin, text);
    const chunks: Buffer[] = [];
    let received = 0;
    let isWhole: IsWhole | null = null;
    const done = (): void => {
      socket.destroy();
      resolve(readRaw(Buffer.concat(chunks).toString('latin1')));
    };
    socket.setTimeout(silence, done);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      received += chunk.length;
      isWhole ??= howToEnd(Buffer.concat(chunks).toString('latin1'), text.startsWith('HEAD '));
      if (isWhole?.(received, chunk)) done();
    });
    socket.on('close', done);
  });
}

/** The lines of a request without a body, for `askRaw`. */
export const rawRequest = (line: string, headers: readonly string[] = []): string =>
  [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

function readRaw(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers: Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    ),
    body: rest.join('\r\n\r\n'),
  };
}

/** Whether an answer is whole, by the bytes that have come and the last of them. */
type IsWhole = (received: number, last: Buffer) => boolean;

/**
 * How the end of an answer is known, once its head is there; null before. An answer to HEAD tells the length of a body
 * that does not come: waiting for it would take until the server closes.
 */
function howToEnd(text: string, isHead: boolean): IsWhole | null {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return null;
  const { status, headers } = readRaw(text);
  if (isHead || status === 204 || status === 304) return () => true;
  if (headers['transfer-encoding'] !== undefined)
    return (_, last) => last.toString('latin1').endsWith('0\r\n\r\n');
  const whole = head + 4 + Number(headers['content-length'] ?? Infinity);
  return (received) => received >= whole;
}
