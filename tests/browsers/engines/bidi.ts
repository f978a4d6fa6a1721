import { WebSocket } from 'undici';

/** Fields of a message, decoded where they are used. */
type MessageFields = Readonly<Record<string, unknown>>;

/** A WebDriver BiDi connection: each command has one response, with events in between. */
export interface Socket {
  /** Sends a command and resolves to its result; throws the browser's error. */
  readonly send: (method: string, params: MessageFields) => Promise<MessageFields>;
  readonly close: () => void;
}

/** Opens a browser's WebSocket, and forwards its events. */
export async function openSocket(
  address: string,
  onEvent: (method: string, params: MessageFields) => void,
): Promise<Socket> {
  const socket = new WebSocket(address);
  const pendingCommands = new Map<number, (answer: MessageFields) => void>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = Object(JSON.parse(String(data)));
    if (message.type === 'event') return onEvent(String(message.method), message.params);
    pendingCommands.get(message.id)?.(message);
    pendingCommands.delete(message.id);
  });
  socket.addEventListener('close', () => {
    for (const answer of pendingCommands.values())
      answer({ type: 'error', message: 'The browser is gone.' });
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  return {
    async send(method, params) {
      const id = (lastId += 1);
      const answerPromise = new Promise<MessageFields>((resolve) =>
        pendingCommands.set(id, resolve),
      );
      socket.send(JSON.stringify({ id, method, params }));
      const answer = await answerPromise;
      if (answer.type === 'error') throw new Error(`${method}: ${String(answer.message)}`);
      return Object(answer.result);
    },
    close: () => socket.close(),
  };
}
