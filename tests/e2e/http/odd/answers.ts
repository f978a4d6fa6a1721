import { askRaw } from '@/tests/fixtures/http/rawHttp';

/** What an answer of each class tells, whatever was asked. */
function missingHeaders(status: number, headers: Readonly<Record<string, string>>) {
  const missing: string[] = [];
  const expect = (name: string, value: RegExp): void => {
    if (!value.test(headers[name] ?? '')) missing.push(`${name}: ${headers[name]}`);
  };
  expect('cache-control', /^(?:no-store|private|public, )/);
  if (status === 206) expect('content-range', /^bytes \d+-\d+\/\d+$/);
  if (status === 206 || status === 416) expect('content-range', /^bytes (?:\*|\d+-\d+)\/\d+$/);
  if (status === 304) expect('etag', /^"/);
  if (status === 404) expect('cache-control', /^(?:no-store|public, max-age=0, s-maxage=60)$/);
  if (status === 204 || status === 405) expect('allow', /^GET, HEAD, OPTIONS$/);
  if (status >= 400 && status !== 404) expect('cache-control', /^no-store$/);
  if (status === 200 && /^text\/html/.test(headers['content-type'] ?? ''))
    expect('content-security-policy', /(?:script-src|default-src 'none')/);
  if (status === 200) expect('content-type', /^[a-z]+\/[\w.+-]+/);
  return missing;
}

const SECURITY = [
  ['strict-transport-security', /^max-age=\d+/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /./],
  ['permissions-policy', /camera=\(\)/],
  ['content-security-policy', /default-src/],
] as const;

/** Asks these one after the other on several connections at once, and says which answers are wrong. */
export async function wrongAnswers(
  origin: string,
  requests: readonly string[],
  isRight: (status: number, request: string) => boolean,
): Promise<readonly string[]> {
  const left = [...requests];
  const wrong: string[] = [];
  const work = async (): Promise<void> => {
    for (let text = left.pop(); text !== undefined; text = left.pop()) {
      const { status, headers } = await askRaw(origin, text, 15_000);
      const missing = SECURITY.filter(([name, value]) => !value.test(headers[name] ?? ''));
      const said = `${JSON.stringify(text.slice(0, 120))}: ${status}`;
      if (!isRight(status, text)) wrong.push(said);
      for (const [name] of missing) wrong.push(`${said}, no ${name}`);
      // Of an answer to what is not HTTP only its security is looked at.
      if (status > 0)
        wrong.push(...missingHeaders(status, headers).map((one) => `${said}, ${one}`));
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return wrong;
}

export const isNoFailure = (status: number): boolean => status >= 200 && status < 500;
