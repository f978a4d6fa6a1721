import { openUrl } from '@/lib/server/hosts/edge/openUrl';
import { readBody } from '@/lib/server/feed/upstream/readBody';
import { listen } from '@/tests/unit/lib/server/feed/upstream/servers';
import { gzipSync } from 'node:zlib';

const options = {
  headers: { Accept: 'text/xml', 'Accept-Encoding': 'gzip, br' },
  signal: new AbortController().signal,
  connectMs: 200,
  isAllowed: () => true,
};

it('a body that the platform has decompressed is not decompressed again', async () => {
  const origin = await listen((_, response) =>
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('<rss/>')),
  );
  const result = await openUrl(new URL(origin), options);
  if (!result.ok) throw new Error('An answer is expected.');
  expect(result.value.header('content-encoding')).toBeNull();
  const body = await readBody(result.value, 1000, options.signal);
  expect(body).toEqual({ ok: true, value: new TextEncoder().encode('<rss/>') });
});

it('a redirect is returned, and the user of an address is sent as a header', async () => {
  const origin = await listen((request, response) =>
    response.writeHead(302, { Location: `/${request.headers.authorization}` }).end(),
  );
  const result = await openUrl(new URL(origin.replace('//', '//anna:m%C3%B4t@')), options);
  if (!result.ok) throw new Error('An answer is expected.');
  expect(result.value.status).toBe(302);
  const encodedCredentials = result.value.header('location')?.slice('/Basic '.length) ?? '';
  expect(Buffer.from(encodedCredentials, 'base64').toString('utf8')).toBe('anna:môt');
});

it('a private IP address is refused unless allowed, and a link-local address always', async () => {
  const optionsWithoutLoopback = {
    ...options,
    isAllowed: (address: string) => !address.startsWith('127.'),
  };
  await expect(
    openUrl(new URL('http://127.0.0.1:9/'), optionsWithoutLoopback),
  ).resolves.toMatchObject({ error: { kind: 'refused-redirect' } });
  await expect(openUrl(new URL('http://169.254.169.254/'), options)).resolves.toMatchObject({
    error: { kind: 'link-local' },
  });
});

it('an unreachable address and a timeout are reported', async () => {
  const silentOrigin = await listen(() => undefined);
  await expect(openUrl(new URL('http://127.0.0.1:9/'), options)).resolves.toMatchObject({
    error: { kind: 'network' },
  });
  const signal = AbortSignal.timeout(50);
  await expect(openUrl(new URL(silentOrigin), { ...options, signal })).resolves.toMatchObject({
    error: { kind: 'timeout' },
  });
});
