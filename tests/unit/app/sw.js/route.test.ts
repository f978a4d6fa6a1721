/** @jest-environment node */
import { GET } from '@/app/sw.js/route';

it('the worker’s script is never cached, and its policy allows requests to this site alone', async () => {
  const answer = await GET();
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  expect(answer.headers.get('Content-Type')).toContain('javascript');
  expect(answer.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; connect-src 'self'",
  );
});

it('the retired worker, served when the owner turns « Emporter » off, replaces the former one at once, and unregisters', async () => {
  type Listener = (event: { readonly waitUntil: (work: Promise<unknown>) => void }) => void;
  const listeners = new Map<string, Listener>();
  const done: string[] = [];
  const scope = {
    skipWaiting: async () => void done.push('skipWaiting'),
    registration: { unregister: async () => done.push('unregister') > 0 },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  Object.assign(globalThis, { self: scope });
  await import('@/app/sw.js/retired');
  expect([...listeners.keys()]).toEqual(['install', 'activate']);
  for (const type of ['install', 'activate']) {
    const works: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (work) => works.push(work) });
    await Promise.all(works);
    expect(works).toHaveLength(1);
  }
  expect(done).toEqual(['skipWaiting', 'unregister']);
  Reflect.deleteProperty(globalThis, 'self');
});
