import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the server answers: as a podcast host should, or as one does on a bad day. */
export type AudioMode = 'good' | 'no-ranges' | 'cut' | 'refuse' | 'gone' | 'redirect';

/** About five seconds of the sample. */
const CUT_AFTER_BYTES = 40_000;

/** A small audio host whose behaviour a test can change while it runs. */
export async function startAudioServer() {
  const audio = readFileSync('public/audio/sample.mp3');
  const requests: string[] = [];
  let mode: AudioMode = 'good';

  const server = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers.range ?? ''}`);
    answer(request, response, audio, mode);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/episode.mp3`,
    requests,
    serve: (next: AudioMode) => (mode = next),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  audio: Buffer,
  mode: AudioMode,
) {
  if (mode === 'refuse') return request.socket.destroy();
  if (mode === 'gone') return response.writeHead(404).end();
  if (mode === 'redirect' && !request.url?.startsWith('/final')) {
    return response.writeHead(302, { Location: '/final.mp3' }).end();
  }
  const asked = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '');
  const headers = { 'Content-Type': 'audio/mpeg' };
  if (!asked || mode === 'no-ranges') {
    return response.writeHead(200, { ...headers, 'Content-Length': audio.length }).end(audio);
  }
  const from = Number(asked[1]);
  const to = asked[2] ? Number(asked[2]) : audio.length - 1;
  response.writeHead(206, {
    ...headers,
    'Accept-Ranges': 'bytes',
    'Content-Length': to - from + 1,
    'Content-Range': `bytes ${from}-${to}/${audio.length}`,
  });
  if (mode === 'cut') {
    return response.write(audio.subarray(from, from + CUT_AFTER_BYTES), () =>
      response.destroy(),
    );
  }
  return response.end(audio.subarray(from, to + 1));
}
