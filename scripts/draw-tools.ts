/**
 * Draws the picture of every tool of the catalogue into public/tools/. Maps are cropped from public/maps/, which must
 * be drawn before. The same content gives the same bytes.
 * Usage: npx --no-install tsx scripts/draw-tools.ts [part of a tool's id]
 */
import { mkdirSync } from 'node:fs';
import { buildingPicture } from '@/scripts/tool-pictures/building';
import { documentsPicture } from '@/scripts/tool-pictures/documents';
import { mapIds } from '@/scripts/maps/records';
import { writeToolPicture } from '@/scripts/tool-pictures/encode';
import { mapPicture } from '@/scripts/tool-pictures/maps';
import { notebookPicture } from '@/scripts/tool-pictures/notebook';
import { quizPicture } from '@/scripts/tool-pictures/quiz';
import { reviewPicture } from '@/scripts/tool-pictures/review';
import { timelinePicture } from '@/scripts/tool-pictures/timeline';
import { treePicture } from '@/scripts/tool-pictures/tree';

type Drawing = () => Buffer | Promise<Buffer>;

const drawn = (svg: string): Buffer => Buffer.from(svg);

const PICTURES: Readonly<Record<string, Drawing>> = {
  ...Object.fromEntries(mapIds().map((id) => [`carte-${id}`, () => mapPicture(id)])),
  quizz: () => drawn(quizPicture()),
  revision: () => drawn(reviewPicture()),
  carnet: () => drawn(notebookPicture()),
  'frise-chronologique': () => drawn(timelinePicture()),
  'arbre-genealogique': () => drawn(treePicture()),
  'reconstitutions-3d': () => drawn(buildingPicture()),
  documents: () => drawn(documentsPicture()),
};

async function main(wanted = ''): Promise<void> {
  mkdirSync('public/tools', { recursive: true });
  for (const [id, draw] of Object.entries(PICTURES)) {
    if (id.includes(wanted)) await writeToolPicture(id, await draw());
  }
}

void main(process.argv[2]);
