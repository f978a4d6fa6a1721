import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { expect, it } from '@/tests/e2e/it';

const PROGRAM = '.next/image/host/drawPictures.mjs';
const KEY = 'drawn-by-a-test';
const PATH = '/partage/outils/quizz.jpg';

it('a picture of a shared link that the build has left out is drawn beside the server, and stays', async () => {
  const drawer = fork(PROGRAM, { serialization: 'advanced' });
  drawer.send({ missing: [[PATH, KEY]] });
  const [drawn] = await once(drawer, 'message');
  expect(drawn).toEqual({ path: PATH, file: `.cache/partage/${KEY}.jpg` });
  const bytes = readFileSync(drawn.file);
  rmSync(drawn.file);
  // A JPEG begins so (ISO/IEC 10918-1, B.1.1.3).
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  const [code] = await once(drawer, 'exit');
  expect(code).toBe(0);
});
