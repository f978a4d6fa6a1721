import { WebSocket } from 'undici';

/** Fields of a message, decoded where they are used. */
type Words = Readonly<Record<string, unknown>>;

/** A WebDriver BiDi connection: each command has one response, with events in between. */
export interface Socket {
  /** Sends a command and resolves to its result; throws the browser's error. */
  readonly send: (method: string, params: Words) => Promise<Words>;
  readonly close: () => void;
}

/** Opens a browser's WebSocket, and forwards its events. */
export async function openSocket(
  address: string,
  onEvent: (method: string, params: Words) => void,
): Promise<Socket> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Words) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = Object(JSON.parse(String(data)));
    if (message.type === 'event') return onEvent(String(message.method), message.params);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  socket.addEventListener('close', () => {
    for (const answer of waiting.values())
      answer({ type: 'error', message: 'The browser is gone.' });
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  return {
    async send(method, params) {
      const id = (last += 1);
      const answered = new Promise<Words>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const answer = await answered;
      if (answer.type === 'error') throw new Error(`${method}: ${String(answer.message)}`);
      return Object(answer.result);
    },
    close: () => socket.close(),
  };
}
