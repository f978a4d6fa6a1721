import { resolveAddress } from '@/lib/feed/read/address';
import { withBase } from '@/lib/feed/read/xmlBase';
import { attribute, children, type XmlNode } from '@/lib/feed/read/xml/xmlNode';

const AUDIO_FILE = /\.(?:mp3|m4a|m4b|aac|ogg|oga|opus|flac|wav)$/i;
/** Extensions of files that are no audio, whatever their announced type: pictures, documents, playlists. */
const NON_AUDIO_FILE =
  /\.(?:jpe?g|png|gif|webp|avif|svg|pdf|epub|html?|txt|docx?|zip|m3u8?|pls|xspf|asx|mpd)$/i;
/** Video extensions that may be announced as audio: an MP4 or WebM file holds either. */
const VIDEO_FILE = /\.(?:mp4|m4v|mov|webm)$/i;
const NON_AUDIO_TYPE = /^(?:image|text|video)\/|pdf|zip|mpegurl|scpls/;

interface AudioCandidate {
  readonly url: string;
  readonly type: string;
  readonly file: string;
}

/**
 * Returns the address of an item's audio, or null without audio: of its enclosures, the first of an audio type, else
 * the first with an audio extension, else the first of an unknown type; without enclosures, the first `media:content`
 * (Media RSS 1.5.1) that is certainly audio. Lengths are ignored.
 */
export function audioAddress(item: XmlNode, bases: readonly (string | null)[]): string | null {
  const enclosures = candidatesOf(children(item, 'enclosure'), bases);
  const groups = [item, ...children(item, 'media:group')];
  const contents = candidatesOf(
    groups.flatMap((group) => children(group, 'media:content')),
    bases,
  );
  const audio =
    enclosures.find(isTypedAudio) ??
    enclosures.find(({ file }) => AUDIO_FILE.test(file)) ??
    enclosures.find(({ type, file }) => !NON_AUDIO_TYPE.test(type) && !VIDEO_FILE.test(file)) ??
    contents.find(isTypedAudio) ??
    contents.find(({ file }) => AUDIO_FILE.test(file));
  return audio?.url ?? null;
}

/** Reads the addresses of elements, without the addresses of files that are no audio. */
const candidatesOf = (
  nodes: readonly XmlNode[],
  bases: readonly (string | null)[],
): readonly AudioCandidate[] =>
  nodes.flatMap((node) => {
    const url = resolveAddress(attribute(node, 'url'), withBase(node, bases));
    if (url === null) return [];
    const file = new URL(url).pathname;
    const type = attribute(node, 'type') ?? `${attribute(node, 'medium') ?? ''}/`;
    return NON_AUDIO_FILE.test(file) ? [] : [{ url, file, type: type.toLowerCase() }];
  });

const isTypedAudio = ({ type }: AudioCandidate): boolean =>
  type.startsWith('audio/') && !NON_AUDIO_TYPE.test(type);

const UNIT_SECONDS = [[1], [60, 1], [3600, 60, 1]] as const;

/**
 * Parses an `itunes:duration` into whole seconds; null for an unusable value, 0 included. Apple's rule: without colon,
 * seconds; with one colon, m:s; with two colons, h:m:s; of more numbers the first three count. Minutes and seconds
 * above 59 are accepted, decimals dropped.
 */
export function parseDuration(text: string): number | null {
  const trimmed = text.trim();
  if (!/^\d{1,7}(?::\d{1,7}){0,9}(?:\.\d*)?$/.test(trimmed)) return null;
  const units = trimmed.replace(/\..*$/, '').split(':').slice(0, 3);
  const factors = UNIT_SECONDS[units.length - 1] ?? [];
  const seconds = units.reduce(
    (sum, unit, index) => sum + Number(unit) * (factors[index] ?? 0),
    0,
  );
  return seconds > 0 ? seconds : null;
}
