import { embedPath, PLAYER_SIZE } from '@/lib/embed/address';
import type { EmbedThemeName } from '@/lib/embed/theme';
import { escapeXml } from '@/lib/text/escapeXml';

interface Frame {
  /** Origin of the site, without trailing slash. */
  readonly origin: string;
  readonly slug: string;
  /** Accessible name of the frame. */
  readonly title: string;
  /** Second at which the player opens. */
  readonly at?: number;
  readonly theme?: EmbedThemeName;
  readonly width?: number;
  readonly height?: number;
}

/** Writes the `<iframe>` that embeds an episode's player, without any permission policy. */
export function iframeCode({ origin, slug, title, at, theme, width, height }: Frame): string {
  const attributes = {
    src: origin + embedPath(slug, at, theme),
    width: String(width ?? PLAYER_SIZE.width),
    height: String(height ?? PLAYER_SIZE.height),
    title,
    loading: 'lazy',
    style: 'border:0;max-width:100%',
  };
  const attributeTexts = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escapeXml(value)}"`,
  );
  return `<iframe ${attributeTexts.join(' ')}></iframe>`;
}
