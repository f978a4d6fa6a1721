// @ts-check
import { readFileSync } from 'node:fs';
import { Server } from 'node:http';
import { join } from 'node:path';
import nextServer from 'next';
import { readVariable } from '../variables.mjs';
import { createFront } from './front.mjs';
import { createServer } from './createServer.mjs';
import { logFailure } from './log/failure.mjs';
import { isJson, logAsJson } from './log/jsonLog.mjs';
import { logged } from './log/requestLog.mjs';
import { shutdown } from './shutdown.mjs';
import { keepBuild } from './files/formerBuilds.mjs';
import { staticFiles } from './files/staticFiles.mjs';
import { warm } from './warm.mjs';
import { readStyleSheets } from './paint/styleSheets.mjs';

/**
 * Serves the production build of the current folder. Rejects when it cannot be served, or its port cannot be opened.
 *
 * @param {number} port
 * @param {string | undefined} hostname every interface without it
 */
export async function serve(port, hostname) {
  if (isJson()) logAsJson();
  const dir = process.cwd();
  const formerBuilds = readVariable('FORMER_BUILDS_DIR') || join(dir, '.cache', 'builds');

  // The configuration as the build resolved it, as Next's own standalone servers are given it: to read next.config.ts
  // again would load Next's compiler, 25 MB that stay.
  const { config } = JSON.parse(
    readFileSync(join(dir, '.next', 'required-server-files.json'), 'utf8'),
  );
  // proxy.ts asks this server for the pages that it keeps, by its port.
  Object.assign(process.env, {
    NODE_ENV: 'production',
    PORT: String(port),
    __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config),
  });
  const app = nextServer({
    dev: false,
    dir,
    port,
    ...(hostname !== undefined && { hostname }),
    // Next listens for upgrades on the server that it is given: this one never listens itself.
    httpServer: new Server(),
  });
  await app.prepare();

  await keepBuild(dir, formerBuilds, Date.now()).catch((error) =>
    console.warn(`Les fichiers de cette construction ne sont pas gardés (${error.message}).`),
  );

  const front = createFront({
    next: app.getRequestHandler(),
    findFile: staticFiles(dir, formerBuilds),
    sheets: readStyleSheets(dir),
  });
  const server = createServer(isJson() ? logged(front) : front);
  const stop = shutdown(
    server,
    (code) => process.exit(code),
    // A whole episode ends on a slow line within it, and hosts grant more before they kill.
    readVariable('SHUTDOWN_SECONDS'),
  );
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, () => resolve(null));
  }).catch((error) => {
    throw new Error(`Le port ${port} ne peut pas être ouvert (${error.message}).`);
  });
  server.on('error', logFailure);
  const failed = await warm(port, hostname, ['/api/ready', '/episodes']);
  if (failed.includes('/api/ready'))
    throw new Error(
      'Le site ne peut pas être servi : son contenu ou sa construction est à corriger (voir ci-dessus).',
    );
  console.log(`✓ Ready: http://${hostname ?? 'localhost'}:${port}`);
}
