/**
 * npm run bench:server [-- --quick] [--parts throughput,telemetry,floods,refresh,hostile]
 *   [--seconds 5] [--connections 32] [--soak 0]
 * Measures the server part by part; README.md in this folder explains each. `--quick` takes about a
 * minute; `--soak` adds a mixed load of that many seconds (600 is ten minutes).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Effort } from './effort';
import { floods } from './floods';
import { hostile } from './hostile';
import { refresh } from './refresh';
import { soak } from './soak';
import { telemetry } from './telemetry';
import { throughput } from './throughput';

const PARTS = { throughput, telemetry, floods, refresh, hostile, soak } as const;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    parts: { type: 'string', default: Object.keys(PARTS).join(',') },
    seconds: { type: 'string' },
    connections: { type: 'string', default: '32' },
    soak: { type: 'string', default: '0' },
  },
});

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const effort: Effort = {
    seconds: Number(values.seconds ?? (values.quick ? 1 : 5)),
    connections: Number(values.connections),
    isQuick: values.quick,
    soakSeconds: Number(values.soak),
    folder,
  };
  const selectedParts = values.parts.split(',');
  try {
    for (const [name, runPart] of Object.entries(PARTS)) {
      if (!selectedParts.includes(name) || (name === 'soak' && effort.soakSeconds === 0))
        continue;
      const machineLoads = loadavg().map((value) => value.toFixed(1));
      console.log(`\n${name} (load of the machine before it: ${machineLoads.join(' ')})`);
      await runPart(effort);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

void main();
