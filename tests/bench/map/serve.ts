import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
};

const pageOf = (name: string): string => `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <title>${name}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/${name}.css" />
    <style>
      :root { --font-body-extended: sans-serif; --font-body: sans-serif; --font-display: serif }
      #stage { position: relative; flex: none; width: 1280px; height: 720px; overflow: hidden }
    </style>
  </head>
  <body>
    <div id="stage"></div>
    <script type="module" src="/${name}.js"></script>
  </body>
</html>`;

/** Serves these files, and for an address without an ending the page that loads the script of that name. */
export function serve(files: ReadonlyMap<string, Uint8Array>): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const name = url.slice(1);
    const ending = extname(name);
    if (ending === '') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(name));
      return;
    }
    const file = files.get(name);
    response.writeHead(file ? 200 : 404, {
      'content-type': TYPES[ending] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
    });
    response.end(file);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Where a server that listens is reached. */
export function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('Le serveur du banc n’écoute sur aucun port.');
  return `http://127.0.0.1:${address.port}`;
}
