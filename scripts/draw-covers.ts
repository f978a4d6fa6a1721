/**
 * Draws the cover of every episode into public/covers/: the drawing, a large JPEG, small AVIF and
 * WebP. The same content gives the same bytes.
 * Usage: npx --no-install tsx scripts/draw-covers.ts [part of a file name]
 */
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { number, object, optional, parse } from 'valibot';
import { compositions } from './covers/compositions';
import { writePicture } from './covers/encode';
import { ground } from './covers/ground';
import { picture } from './covers/kit';

const EPISODES = 'content/episodes';
const COVERS = 'public/covers';

/** Only the number is read: the words on a cover are chosen with its composition. */
const Episode = object({ number: optional(number()) });

function draw(slug: string): string {
  const composition = compositions[slug];
  if (!composition) {
    throw new Error(
      `« ${slug} » n’a pas de composition : en ajouter une dans scripts/covers/compositions.ts.`,
    );
  }
  const episode = parse(Episode, JSON.parse(readFileSync(`${EPISODES}/${slug}.json`, 'utf8')));
  const { title, palette } = composition;
  const mark = episode.number === undefined ? 'HS' : String(episode.number);
  return picture(ground(palette), composition.draw({ mark, title, palette }));
}

async function main(wanted = ''): Promise<void> {
  mkdirSync(`${COVERS}/src`, { recursive: true });
  const slugs = readdirSync(EPISODES).map((file) => basename(file, '.json'));
  for (const slug of slugs.filter((name) => name.includes(wanted))) {
    const svg = draw(slug);
    await writePicture(slug, svg, COVERS);
    console.log(`${slug} : ${Math.round(svg.length / 1000)} ko en SVG.`);
  }
}

void main(process.argv[2]);
