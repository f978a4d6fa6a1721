import { listenOnLoopback, type Loopback } from '@/tests/fixtures/http/loopback';

/** Size of the page in bytes: the least with which a browser paints a site like this one. */
export const REFERENCE_BYTES = 15_000;

const PAGE_HEAD = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Témoin</title><link rel="icon" href="data:,"><style>
body { margin: 0; background: #0c1f2b; color: #f7f1e4; font: 17px/1.6 sans-serif }
main { max-width: 68ch; margin: auto; padding: 24px }
h1 { font-size: 40px; line-height: 1.1 }
</style></head><body><main><h1>Une page de quinze kilo-octets, et rien d’autre</h1>
`;
const PAGE_FOOT = '</main></body></html>\n';

/** Returns a paragraph of words without repetition, which does not compress. */
const paragraph = (index: number): string =>
  `<p>${Array.from({ length: 24 }, (_, wordIndex) => ((index * 7919 + wordIndex * 104_729) % 1_679_616).toString(36)).join(' ')}</p>\n`;

/** Returns a page of exactly `REFERENCE_BYTES` bytes, style included. */
export function referencePage(): string {
  let text = PAGE_HEAD;
  for (let index = 1; ; index += 1) {
    const longerText = text + paragraph(index);
    if (Buffer.byteLength(longerText + PAGE_FOOT) > REFERENCE_BYTES - 9) break;
    text = longerText;
  }
  const missingBytes =
    REFERENCE_BYTES - Buffer.byteLength(text + PAGE_FOOT) - '<!---->\n'.length;
  return `${text}<!--${'.'.repeat(missingBytes)}-->\n${PAGE_FOOT}`;
}

/** Serves the reference page at every address, uncompressed. */
export const serveReference = (): Promise<Loopback> => {
  const page = referencePage();
  return listenOnLoopback((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(page));
    response.end(page);
  });
};
