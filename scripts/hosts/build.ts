/**
 * Makes the bundles of edge hosts from the site image, all or the named ones:
 *   node --conditions=react-server --import tsx scripts/hosts/build.ts [workerd] [deno]
 */
import { buildHost } from '@/scripts/hosts/buildHost';
import { isEdgeHost } from '@/scripts/hosts/hostProcess';

async function build(names: readonly string[]): Promise<void> {
  for (const name of names.filter(isEdgeHost)) await buildHost(process.cwd(), name);
}

const hostNames = process.argv.slice(2);
void build(hostNames.length === 0 ? ['workerd', 'deno'] : hostNames).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
