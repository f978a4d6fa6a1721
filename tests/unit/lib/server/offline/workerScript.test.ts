import { gzipSync } from 'node:zlib';
import { workerScript } from '@/lib/server/offline/workerScript';

const MAX_BYTES = 4000;

afterEach(() => delete process.env.OFFLINE);

it('the worker is one script of less than 4 kB', async () => {
  const script = await workerScript();
  expect(script).not.toMatch(/\b(?:import|require)\b/);
  expect(script).toContain('respondWith');
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(MAX_BYTES);
});

it('the worker of a site without « Emporter » unregisters itself, and answers no request', async () => {
  process.env.OFFLINE = 'off';
  const script = await workerScript();
  expect(script).toContain('unregister');
  expect(script).not.toContain('respondWith');
});
