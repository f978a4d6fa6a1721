/**
 * Serves the whole site with the binary of an edge host, on PORT:
 *   node --conditions=react-server --import tsx scripts/hosts/start.ts workerd|deno
 */
import { whenNpmEnds } from '@/lib/server/hosts/node/shutdown';
import { readVariable } from '@/lib/server/variables.mjs';
import { buildHost } from '@/scripts/hosts/buildHost';
import { isEdgeHost, startEdgeHost } from '@/scripts/hosts/hostProcess';

async function start(name: string): Promise<void> {
  if (!isEdgeHost(name)) throw new Error('« workerd » or « deno » is expected.');
  const root = process.cwd();
  let end = (): void => process.exit(1);
  whenNpmEnds(() => end());
  await buildHost(root, name);
  const port = readVariable('PORT');
  const host = startEdgeHost(root, name, port);
  console.log(`▸ ${name}: http://localhost:${port}`);
  end = () => void host.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => host.kill(signal));
  host.on('exit', (code) => process.exit(code ?? 0));
}

void start(process.argv[2] ?? '').catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
