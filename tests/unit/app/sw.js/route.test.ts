/** @jest-environment node */
import { GET } from '@/app/sw.js/route';

it('the worker’s script is never cached, and its policy allows requests to this site alone', async () => {
  const response = await GET();
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(response.headers.get('Content-Type')).toContain('javascript');
  expect(response.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; connect-src 'self'",
  );
});

it('the retired worker, served when the owner turns « Emporter » off, replaces the former worker at once, and unregisters', async () => {
  type Listener = (event: { readonly waitUntil: (promise: Promise<unknown>) => void }) => void;
  const listeners = new Map<string, Listener>();
  const calls: string[] = [];
  const scope = {
    skipWaiting: async () => void calls.push('skipWaiting'),
    registration: { unregister: async () => calls.push('unregister') > 0 },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  Object.assign(globalThis, { self: scope });
  await import('@/app/sw.js/retired');
  expect([...listeners.keys()]).toEqual(['install', 'activate']);
  for (const type of ['install', 'activate']) {
    const promises: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (promise) => promises.push(promise) });
    await Promise.all(promises);
    expect(promises).toHaveLength(1);
  }
  expect(calls).toEqual(['skipWaiting', 'unregister']);
  Reflect.deleteProperty(globalThis, 'self');
});
