import { embedPath, PLAYER_SIZE } from '@/lib/embed/address';
import { escapeXml } from '@/lib/text/escapeXml';

interface Frame {
  /** The site's, without a slash at its end. */
  readonly origin: string;
  readonly slug: string;
  /** What a screen reader calls the frame. */
  readonly title: string;
  /** Second at which it opens. */
  readonly at?: number;
  readonly width?: number;
  readonly height?: number;
}

/** Writes the `<iframe>` that embeds an episode's player; the embedding page grants it no permission. */
export function iframeCode({ origin, slug, title, at, width, height }: Frame): string {
  const attributes = {
    src: origin + embedPath(slug, at),
    width: String(width ?? PLAYER_SIZE.width),
    height: String(height ?? PLAYER_SIZE.height),
    title,
    loading: 'lazy',
    style: 'border:0;max-width:100%',
  };
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escapeXml(value)}"`,
  );
  return `<iframe ${written.join(' ')}></iframe>`;
}
