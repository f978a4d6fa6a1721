/**
 * Serves the whole site with the binary of an edge host, on PORT:
 *   node --conditions=react-server --import tsx scripts/hosts/start.ts workerd|deno
 */
import { whenNpmEnds } from '@/lib/server/hosts/node/shutdown';
import { readVariable } from '@/lib/server/variables.mjs';
import { buildHost } from '@/scripts/hosts/buildHost';
import { isEdgeHost, startEdgeHost } from '@/scripts/hosts/hostProcess';

async function serveSite(name: string): Promise<void> {
  if (!isEdgeHost(name)) throw new Error('« workerd » or « deno » is expected.');
  const root = process.cwd();
  let stopHost = (): void => process.exit(1);
  whenNpmEnds(() => stopHost());
  await buildHost(root, name);
  const port = readVariable('PORT');
  const hostProcess = startEdgeHost(root, name, port);
  console.log(`▸ ${name}: http://localhost:${port}`);
  stopHost = () => void hostProcess.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => hostProcess.kill(signal));
  hostProcess.on('exit', (code) => process.exit(code ?? 0));
}

void serveSite(process.argv[2] ?? '').catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
