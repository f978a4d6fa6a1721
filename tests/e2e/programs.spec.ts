import { spawn, spawnSync } from 'node:child_process';
import { expect, it } from '@/tests/e2e/it';

it('a test starts no program but Node and the browser', () => {
  for (const start of [() => spawn('true'), () => spawnSync('true')])
    expect(start).toThrow(
      /programs\.spec\.ts › a test starts no program but Node and the browser » starts « true »/,
    );
});
