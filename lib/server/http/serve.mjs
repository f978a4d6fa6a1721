// @ts-check
/**
 * Serves the production build: node lib/server/http/main.mjs [-p port] [-H host]
 * PORT and HOST stand in for the options. See README.md in this folder.
 */
import { readFileSync } from 'node:fs';
import { Server } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import nextServer from 'next';
import { createFront } from './front.mjs';
import { createServer } from './createServer.mjs';
import { isJson, logAsJson } from './log/jsonLog.mjs';
import { logged } from './log/requestLog.mjs';
import { shutdown } from './shutdown.mjs';
import { keepBuild } from './files/formerBuilds.mjs';
import { staticFiles } from './files/staticFiles.mjs';
import { warm } from './warm.mjs';
import { readStyleSheets } from './paint/styleSheets.mjs';

/** A whole episode ends on a slow line within it, and hosts grant more before they kill. */
const SHUTDOWN_SECONDS = 14;

if (isJson()) logAsJson();

const { values } = parseArgs({
  options: { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } },
});
const port = Number(values.port ?? (process.env.PORT || 3000));
const hostname = values.hostname ?? process.env.HOST;
const dir = process.cwd();
const formerBuilds = process.env.FORMER_BUILDS_DIR?.trim() || join(dir, '.cache', 'builds');

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
  Number(process.env.SHUTDOWN_SECONDS || SHUTDOWN_SECONDS),
);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
server.on('error', (error) => {
  console.error(`✗ Le port ${port} ne peut pas être ouvert (${error.message}).`);
  process.exit(1);
});
server.listen(port, hostname, async () => {
  await warm(port, hostname, ['/episodes']);
  console.log(`✓ Ready: http://${hostname ?? 'localhost'}:${port}`);
});
