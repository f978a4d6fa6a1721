import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { episodeOf } from '@/tests/e2e/content';
import { expect, it } from '@/tests/e2e/it';
import { startSite, stopSites } from '@/tests/e2e/site';
import { askRaw, openRaw, rawRequest } from '@/tests/fixtures/http/rawHttp';
import { listenOnLoopback } from '@/tests/fixtures/http/loopback';

const { slug } = episodeOf(8);
const READ_LOG = { NODE_OPTIONS: `--require ${resolve('tests/fixtures/tellReads.cjs')}` };

/** Packages that export telemetry; Next imports the bare API in any case. */
const EXPORTER = /LOAD @opentelemetry\/(?:sdk|exporter|otlp|resources|context)/;

/** Addresses answered at request time; all others are answered from the image. */
const REQUEST_TIME_ADDRESSES = [
  ...['/episodes', '/episodes?q=badr&page=2', '/outils/arbre-genealogique/lien'],
  ...['/outils/arbre-genealogique/lien?de=fatima&a=muhammad', `/embed/${slug}`],
  ...[`/api/oembed?url=http://localhost:3000/episodes/${slug}`, '/api/feed'],
  ...['/api/feed/latest', '/feed.xml', '/api/health', '/api/ready'],
  ...['/hors-ligne/paquet.json', `/episodes/${slug}/paquet.json`, '/embed/nulle-part'],
];

it.describe.configure({ timeout: 90_000 });
it.afterEach(stopSites);

it('a server with a read-only disk serves, reads content at start alone, and exports no telemetry', async () => {
  const site = await startSite('', {
    PODCAST_FEED_URL: '',
    FEED_CACHE_DIR: '/proc/feed',
    FORMER_BUILDS_DIR: '/dev/null/builds',
    SHUTDOWN_SECONDS: '60',
    ...READ_LOG,
  });
  expect(site.log()).toContain('ne sont pas gardés');
  const contentReads = (): readonly string[] =>
    site.log().match(/^(?:READ|LOOK) content.*$/gm) ?? [];
  const readsAtStart = contentReads();
  // Content is read once, though Next bundles a module once per kind of route.
  expect(readsAtStart.filter((file) => file === 'READ content/site.json')).toHaveLength(1);
  for (const path of ['/', '/audio/sample.mp3', ...REQUEST_TIME_ADDRESSES]) {
    const { status } = await fetch(site.origin + path);
    expect(status, path).toBe(path.endsWith('nulle-part') ? 404 : 200);
  }
  expect(contentReads().slice(readsAtStart.length)).toEqual([]);
  expect(site.log()).not.toMatch(EXPORTER);
  const ready = await (await fetch(`${site.origin}/api/ready`)).json();
  const build = readFileSync('.next/BUILD_ID', 'utf8').trim();
  expect(ready).toMatchObject({ build, store: 'none', disk: 'read-only' });
  const { headers } = await fetch(`${site.origin}/outils`);
  expect(headers.get('content-security-policy')).not.toContain('report-');

  await it.step(
    'a signal lets a download finish, a second signal ends the server',
    async () => {
      // Exceeds the buffers between two processes.
      const downloads = rawRequest(`GET /audio/${slug}.mp3`).repeat(20);
      const socket = openRaw(site.origin, downloads);
      await new Promise<void>((resolveStart) => socket.once('readable', () => resolveStart()));
      const stopped = site.stop();
      const statusOf = async () => (await askRaw(site.origin, rawRequest('GET /'))).status;
      await expect.poll(statusOf).toBe(0);
      expect(process.kill(site.pid, 'SIGTERM')).toBe(true);
      await stopped;
      socket.destroy();
    },
  );
});

it('the variables of docs/deploying.md configure log, spans, reports and audio addresses', async () => {
  const received: { path: string; body: string }[] = [];
  const collector = await listenOnLoopback(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString('utf8') });
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  const FORMER_BUILDS_DIR = it.info().outputPath('builds');
  mkdirSync(join(FORMER_BUILDS_DIR, 'chunks'), { recursive: true });
  writeFileSync(join(FORMER_BUILDS_DIR, 'chunks/former.js'), '// a former build');
  try {
    const site = await startSite('', {
      PODCAST_FEED_URL: '',
      LOG_FORMAT: 'json',
      CSP_REPORTS: '1',
      AUDIO_BASE_URL: 'https://sons.example.org/islam/',
      OP3: '1',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
      OTEL_SERVICE_NAME: 'essai',
      FORMER_BUILDS_DIR,
      ...READ_LOG,
    });
    const request = async (path: string, headers = {}) => {
      const response = await fetch(site.origin + path, { headers });
      return {
        status: response.status,
        headers: response.headers,
        body: await response.text(),
      };
    };

    await it.step('the log is JSON lines, without search texts or IP addresses', async () => {
      await request('/episodes?q=monsecret', {
        'X-Forwarded-For': '203.0.113.9',
        'User-Agent': 'Personne/1.0',
      });
      await expect.poll(site.log).toContain('"status":200');
      const lines = site
        .log()
        .split('\n')
        .filter((line) => line !== '' && !/^(?:READ|LOOK|LOAD) /.test(line));
      for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
      expect(lines.join()).not.toMatch(/monsecret|203\.0\.113|Personne/);
    });

    await it.step(
      'spans go to the collector, without search texts or IP addresses',
      async () => {
        expect(site.log()).toMatch(EXPORTER);
        const spans = (): string => received.map(({ body }) => body).join('\n');
        await expect.poll(spans).toContain('/episodes');
        expect(received[0]?.path).toBe('/v1/traces');
        const { resourceSpans } = JSON.parse(received[0]?.body ?? '');
        expect(JSON.stringify(resourceSpans[0].resource)).toContain('essai');
        expect(resourceSpans[0].scopeSpans[0].spans.length).toBeGreaterThan(0);
        expect(spans()).not.toMatch(/monsecret|203\.0\.113|Personne/);
      },
    );

    await it.step(
      'pages ask for reports, and a page of a former build has its scripts',
      async () => {
        for (const path of ['/outils', '/episodes'])
          expect((await request(path)).headers.get('content-security-policy')).toMatch(
            /; report-uri \/api\/csp; report-to csp$/,
          );
        // The expiry of former builds is tested in tests/unit/lib/server/hosts/node/formerBuilds.test.ts.
        expect((await request('/_next/static/chunks/former.js')).status).toBe(200);
      },
    );

    await it.step(
      'audio is requested from the configured host, and counted by OP3 in the feed',
      async () => {
        const audioUrl = `https://sons.example.org/islam/${slug}.mp3`;
        const feed = (await request('/feed.xml')).body;
        expect(feed).toContain(`<enclosure url="https://op3.dev/e/${audioUrl}"`);
        expect(feed.match(/<enclosure /g)).toHaveLength(
          feed.split('https://op3.dev/e/').length - 1,
        );
        // The site itself serves chapters, with their places and years.
        expect(feed).toMatch(
          new RegExp(`<podcast:chapters url="[^"]+/episodes/${slug}/chapitres\\.json"`),
        );
        const [list, embed, json] = [
          await request('/episodes?q=episode'),
          await request(`/embed/${slug}`),
          await request('/api/feed'),
        ];
        expect(list.headers.get('content-security-policy')).toContain(
          "connect-src 'self' https://sons.example.org;",
        );
        for (const { body } of [list, embed, json]) {
          expect(body).toContain('https://sons.example.org/islam/');
          expect(body).not.toContain('op3.dev');
          // Subtitles keep their address: a track of another origin would need CORS.
          expect(body).not.toMatch(/\/audio\/episode-[^"]*\.mp3/);
        }
        expect(embed.body).toContain(`src="${audioUrl}"`);
      },
    );
  } finally {
    await collector.close();
  }
});
