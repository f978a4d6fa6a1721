import { parentPort, workerData } from 'node:worker_threads';
import type { LayoutName } from '@/tests/bench/genealogy/contestants';
import type { Box, Layout } from '@/tests/bench/genealogy/layouts/box';
import { withD3Dag, withDagreJs, withElk } from '@/tests/bench/genealogy/layouts/layered';
import { ours, prepare } from '@/tests/bench/genealogy/layouts/ours';
import { withFamilyChart, withRelativesTree } from '@/tests/bench/genealogy/layouts/trees';
import type { Scene } from '@/tests/bench/genealogy/scene';

/** Request to the worker, which the runner terminates at its time limit. */
export interface LayoutRequest {
  readonly layout: LayoutName;
  readonly scene: Scene;
  readonly subject: string;
  readonly runs: number;
}

export interface LayoutResult {
  readonly boxes: readonly Box[];
  /** Duration of each run, in milliseconds. */
  readonly times: readonly number[];
}

const LAYOUTS: Readonly<Record<LayoutName, Layout>> = {
  ours,
  dagre: withDagreJs,
  d3Dag: withD3Dag,
  elk: withElk,
  familyChart: withFamilyChart,
  relativesTree: withRelativesTree,
};

async function runLayout({
  layout,
  scene,
  subject,
  runs,
}: LayoutRequest): Promise<LayoutResult> {
  if (layout === 'ours') prepare(scene, subject);
  const times: number[] = [];
  let boxes: readonly Box[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    boxes = await LAYOUTS[layout](scene, subject);
    times.push(performance.now() - start);
    // A slow layout is measured once: the time limit is for all runs.
    if (times[0] !== undefined && times[0] > 1000) break;
  }
  return { boxes, times };
}

const request: LayoutRequest = workerData;
void runLayout(request).then(
  (result) => parentPort?.postMessage(result),
  (error: unknown) => parentPort?.postMessage({ error: String(error) }),
);
