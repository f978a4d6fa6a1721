import 'server-only';
import { NEVER } from '@/lib/http/cacheControl';
import { chooseCoding, CODINGS } from '@/lib/http/codings';
import type { RequestHead } from '@/lib/http/requestHead';
import { securityHeaders } from '@/lib/http/securityHeaders';
import type { Answer, AnswerBody } from '@/lib/server/site/answer';
import type { SitePage } from '@/lib/server/manifest';
import type { SiteParts, WritePage } from '@/lib/server/site/parts';
import { withCodings } from '@/lib/server/site/sendBody';
import {
  HTML,
  pagePolicy,
  reportsTo,
  sendPage,
  VARY,
  wantsPayload,
} from '@/lib/server/site/sendPage';

interface Written {
  readonly path: string;
  readonly page: SitePage;
  readonly write: WritePage;
}

/**
 * Answers with a page of the image into which what answers its query is written, as text and links: its scripts and
 * styles, and so its policy, are those of the build. It is made for one request, and no cache keeps it.
 */
export async function sendWritten(
  request: RequestHead,
  { path, page, write }: Written,
  parts: SiteParts,
): Promise<Answer> {
  const { document } = page;
  const fields = new URL(request.url).searchParams;
  const html = wantsPayload(request)
    ? null
    : write(await textOf(await parts.open(document, null, null)), fields);
  if (html === null) return sendPage(request, path, page, parts);
  const bytes = new TextEncoder().encode(html);
  const coding = chooseCoding(request.headers.get('accept-encoding'), CODINGS);
  const body = coding === null ? bytes : await parts.encode(bytes, coding, null);
  const policy = pagePolicy(parts.settings, document.scripts, document.styles);
  return {
    status: 200,
    headers: {
      ...securityHeaders(path, HTML, parts.settings.transport, policy),
      ...reportsTo(parts.settings),
      'Content-Type': HTML,
      'Cache-Control': NEVER,
      Vary: withCodings(VARY),
      ...(coding === null ? {} : { 'Content-Encoding': coding }),
      'Content-Length': String(body.length),
    },
    body: request.method === 'HEAD' ? null : body,
  };
}

const textOf = (body: AnswerBody): Promise<string> => new Response(body).text();
