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

const svgBytes = (svg: string): Buffer => Buffer.from(svg);

const PICTURES: Readonly<Record<string, Drawing>> = {
  ...Object.fromEntries(mapIds().map((id) => [`carte-${id}`, () => mapPicture(id)])),
  quizz: () => svgBytes(quizPicture()),
  revision: () => svgBytes(reviewPicture()),
  carnet: () => svgBytes(notebookPicture()),
  'frise-chronologique': () => svgBytes(timelinePicture()),
  'arbre-genealogique': () => svgBytes(treePicture()),
  'reconstitutions-3d': () => svgBytes(buildingPicture()),
  documents: () => svgBytes(documentsPicture()),
};

async function main(idPart = ''): Promise<void> {
  mkdirSync('public/tools', { recursive: true });
  for (const [id, draw] of Object.entries(PICTURES)) {
    if (id.includes(idPart)) await writeToolPicture(id, await draw());
  }
}

void main(process.argv[2]);
