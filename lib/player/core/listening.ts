/** The media events after which the element's state is read again. */
const STATE_EVENTS = [
  'play',
  'playing',
  'pause',
  'waiting',
  'stalled',
  'seeking',
  'seeked',
  'ended',
  'canplay',
  'loadedmetadata',
  'durationchange',
  'volumechange',
  'ratechange',
  'timeupdate',
  'emptied',
  'error',
] as const;

export type StateEvent = (typeof STATE_EVENTS)[number];

/**
 * Listens to the media events: calls the event's own reaction, if any, then `refresh`.
 * @returns a function that removes the listeners
 */
export function listenTo(
  element: HTMLMediaElement,
  refresh: () => void,
  reactions: Partial<Record<StateEvent, () => void>>,
): () => void {
  const controller = new AbortController();
  for (const type of STATE_EVENTS) {
    const listener = (): void => {
      reactions[type]?.();
      refresh();
    };
    element.addEventListener(type, listener, { signal: controller.signal });
  }
  return () => controller.abort();
}
