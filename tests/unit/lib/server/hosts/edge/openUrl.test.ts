import { openUrl } from '@/lib/server/hosts/edge/openUrl';
import { readBody } from '@/lib/server/feed/upstream/readBody';
import { listen } from '@/tests/unit/lib/server/feed/upstream/servers';
import { gzipSync } from 'node:zlib';

const opening = {
  headers: { Accept: 'text/xml', 'Accept-Encoding': 'gzip, br' },
  signal: new AbortController().signal,
  connectMs: 200,
  isAllowed: () => true,
};

it('a body that the platform has decompressed is not decompressed again', async () => {
  const origin = await listen((_, response) =>
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('<rss/>')),
  );
  const opened = await openUrl(new URL(origin), opening);
  if (!opened.ok) throw new Error('An answer is expected.');
  expect(opened.value.header('content-encoding')).toBeNull();
  const read = await readBody(opened.value, 1000, opening.signal);
  expect(read).toEqual({ ok: true, value: new TextEncoder().encode('<rss/>') });
});

it('a redirect is returned, and the user of an address is sent as a header', async () => {
  const origin = await listen((request, response) =>
    response.writeHead(302, { Location: `/${request.headers.authorization}` }).end(),
  );
  const opened = await openUrl(new URL(origin.replace('//', '//anna:m%C3%B4t@')), opening);
  if (!opened.ok) throw new Error('An answer is expected.');
  expect(opened.value.status).toBe(302);
  const sent = opened.value.header('location')?.slice('/Basic '.length) ?? '';
  expect(Buffer.from(sent, 'base64').toString('utf8')).toBe('anna:môt');
});

it('a private IP address is refused unless it is allowed, a link-local one always', async () => {
  const refusing = { ...opening, isAllowed: (address: string) => !address.startsWith('127.') };
  await expect(openUrl(new URL('http://127.0.0.1:9/'), refusing)).resolves.toMatchObject({
    error: { kind: 'refused-redirect' },
  });
  await expect(openUrl(new URL('http://169.254.169.254/'), opening)).resolves.toMatchObject({
    error: { kind: 'link-local' },
  });
});

it('an unreachable address and a timeout are reported', async () => {
  const silent = await listen(() => undefined);
  await expect(openUrl(new URL('http://127.0.0.1:9/'), opening)).resolves.toMatchObject({
    error: { kind: 'network' },
  });
  const signal = AbortSignal.timeout(50);
  await expect(openUrl(new URL(silent), { ...opening, signal })).resolves.toMatchObject({
    error: { kind: 'timeout' },
  });
});
