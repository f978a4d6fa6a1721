/**
 * Draws the cover of every episode into public/covers/: the drawing, a large JPEG, small AVIF and WebP; and
 * public/covers/default.*, for episodes without a cover. The same content gives the same bytes.
 * Usage: npx --no-install tsx scripts/draw-covers.ts [part of a file name]
 */
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { decodeContent } from '@/lib/content/decode';
import { DEFAULT_COVER } from '@/lib/episodes/episode';
import { EpisodeRecordSchema } from '@/lib/episodes/record';
import { compositions } from './covers/compositions';
import { writePicture } from './covers/encode';
import { fallbackComposition } from './covers/fallback';
import { ground } from './covers/ground';
import { defaultCover } from './covers/identity/defaultCover';
import { picture } from './covers/kit';

const EPISODES = 'content/episodes';
const COVERS = 'public/covers';

function drawCover(slug: string): string {
  const file = `${EPISODES}/${slug}.json`;
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { number, shortTitle } = decodeContent(EpisodeRecordSchema, json, file);
  const {
    title,
    palette,
    draw: drawCover,
  } = compositions[slug] ?? fallbackComposition(slug, shortTitle);
  const mark = number === undefined ? 'HS' : String(number);
  return picture(ground(palette), drawCover({ mark, title, palette }));
}

async function main(namePart = ''): Promise<void> {
  mkdirSync(`${COVERS}/src`, { recursive: true });
  const drawings = new Map<string, () => string>([
    [basename(DEFAULT_COVER, '.jpg'), defaultCover],
    ...readdirSync(EPISODES)
      .map((file) => basename(file, '.json'))
      .map((slug) => [slug, () => drawCover(slug)] as const),
  ]);
  for (const [slug, drawing] of drawings) {
    if (!slug.includes(namePart)) continue;
    const svg = drawing();
    await writePicture(slug, svg, COVERS);
    console.log(`${slug} : ${Math.round(svg.length / 1000)} ko en SVG.`);
  }
}

void main(process.argv[2]);
