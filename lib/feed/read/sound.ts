import { resolveAddress } from '@/lib/feed/address';
import { attribute, children, type XmlNode } from '@/lib/feed/read/xml/xmlNode';

const AUDIO_FILE = /\.(?:mp3|m4a|m4b|aac|ogg|oga|opus|flac|wav)$/i;
const OTHER_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg|pdf|epub|html?|zip|mp4|m4v|mov|webm)$/i;

interface Candidate {
  readonly url: string;
  readonly type: string;
}

/**
 * The address of an item's audio, or null when it has none: the first enclosure typed audio, else the first
 * whose file name is audio's, else the first that is not plainly something else. Lengths are not believed.
 */
export function audioAddress(item: XmlNode, bases: readonly (string | null)[]): string | null {
  const candidates = children(item, 'enclosure').flatMap((node): readonly Candidate[] => {
    const url = resolveAddress(attribute(node, 'url'), bases);
    return url === null ? [] : [{ url, type: (attribute(node, 'type') ?? '').toLowerCase() }];
  });
  const chosen =
    candidates.find(({ type }) => type.startsWith('audio/')) ??
    candidates.find(({ url }) => AUDIO_FILE.test(new URL(url).pathname)) ??
    candidates.find((candidate) => !isSomethingElse(candidate));
  return chosen?.url ?? null;
}

const isSomethingElse = ({ url, type }: Candidate): boolean =>
  /^(?:image|text|video)\/|pdf|zip/.test(type) || OTHER_FILE.test(new URL(url).pathname);

const FACTORS = [[1], [60, 1], [3600, 60, 1]] as const;

/**
 * Whole seconds of an `itunes:duration`, or null when it says nothing usable (0 included). Apple's rule: no
 * colon, seconds; one, m:s; two, h:m:s; of more, the first three count. Minutes and seconds beyond 59 are summed,
 * a decimal part is dropped.
 */
export function parseDuration(text: string): number | null {
  const trimmed = text.trim();
  if (!/^\d{1,7}(?::\d{1,7}){0,9}(?:\.\d*)?$/.test(trimmed)) return null;
  const parts = trimmed.replace(/\..*$/, '').split(':').slice(0, 3);
  const factors = FACTORS[parts.length - 1] ?? [];
  const seconds = parts.reduce(
    (sum, part, index) => sum + Number(part) * (factors[index] ?? 0),
    0,
  );
  return seconds > 0 ? seconds : null;
}
