import { expect, test } from '@playwright/test';
import { gzipSync } from 'node:zlib';

/** Gzip -9 of the scripts of a blank App Router page, in bytes: the framework's floor for next 16.4.5. */
const FLOOR = 134_580;
const BUDGET = 20_000;

test('le JavaScript d’une première visite à l’accueil reste à moins de 20 ko du plancher', async ({
  page,
}) => {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    sizes.set(response.url(), size);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const bytes = await Promise.all(sizes.values());
  const total = bytes.reduce((sum, size) => sum + size, 0);
  console.log(`JavaScript : ${total} o, plancher : ${FLOOR} o, excédent : ${total - FLOOR} o`);
  expect(sizes.size).toBeGreaterThan(3);
  expect(total - FLOOR).toBeLessThanOrEqual(BUDGET);
});
