import 'server-only';
import { fileURLToPath } from 'node:url';
import { createEdgeSite } from '@/lib/server/hosts/edge/edgeSite';
import { createReader } from '@/lib/server/hosts/node/imageFiles';
import { responseOf } from '@/lib/server/site/site';
import { readVariable } from '@/lib/server/variables.mjs';

/** Serves the site image on Deno: bodies are files beside the bundle, all else is in the bundle. */
const files = fileURLToPath(new URL('../files', import.meta.url));
const site = await createEdgeSite(createReader(files));
const port = readVariable('PORT');
const hostname = readVariable('HOST');

Deno.serve(
  {
    port,
    ...(hostname === '' ? {} : { hostname }),
    onListen: () => console.log(`✓ Ready: ${port}`),
  },
  async (request) => responseOf(await site(request)),
);
