import type { IncomingMessage, ServerResponse } from 'node:http';
import { sampleBytes, sendAudio, sendWhole } from '@/tests/e2e/feed/upstreamFiles';
import { listenOnLoopback } from '@/tests/fixtures/http/loopback';

/** Behaviour of the audio host; all but 'good' are failures. */
export type AudioMode = 'good' | 'no-ranges' | 'cut' | 'refuse' | 'gone' | 'redirect';

/** About five seconds of the sample, in bytes. */
const CUT_AFTER_BYTES = 40_000;

/** Starts a small audio host whose behaviour a test can change. */
export async function startAudioServer() {
  let mode: AudioMode = 'good';
  const { origin, close } = await listenOnLoopback((request, response) =>
    answerAs(request, response, mode),
  );
  return {
    url: `${origin}/episode.mp3`,
    serve: (newMode: AudioMode) => (mode = newMode),
    stop: () => void close(),
  };
}

function answerAs(request: IncomingMessage, response: ServerResponse, mode: AudioMode): void {
  if (mode === 'refuse') return void request.socket.destroy();
  if (mode === 'gone') return void response.writeHead(404).end();
  if (mode === 'no-ranges') return sendWhole(response);
  if (mode === 'redirect' && !request.url?.startsWith('/final'))
    return void response.writeHead(302, { Location: '/final.mp3' }).end();
  sendAudio(request, response, mode === 'cut' ? CUT_AFTER_BYTES : sampleBytes());
}
