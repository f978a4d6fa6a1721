/**
 * Draws the site's maps into public/maps/{id}/: map.jpg at zoom 1, a pyramid of denser tiles, one picture for each
 * place and, for a map with a coast, land.json; and public/assets/map.jpg, which replaces a missing map. The same
 * content gives the same bytes.
 * Usage: npx --no-install tsx scripts/render-maps.ts [id]
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { TILE_SIZE, writeCrop, writeJpeg, writeTiles } from './maps/files';
import { paintGround } from './maps/ground/paint';
import type { Ground } from './maps/ground/paint';
import { groundLines, overlayDrawing } from './maps/overlay';
import { writeLand } from './maps/land';
import { pictureAt } from './maps/picture';
import { mapIds } from './maps/records';
import { landAt, surveyOf } from '@/scripts/maps/geography/survey';
import type { Survey } from '@/scripts/maps/geography/survey';

/** Densities of the tiles, in pixels per image pixel, with the WebP quality (0–100) of each. */
const TILE_LEVELS = [
  { density: 2, quality: 84 },
  { density: 3, quality: 80 },
  { density: 6, quality: 72 },
] as const;
const MAX_DENSITY = 6;
const CROP_DENSITY = 4;

async function drawLevels(survey: Survey, ground: Ground, folder: string): Promise<void> {
  const { sheet, plan, outline, labels } = survey;
  const overlay = (density: number) => overlayDrawing(sheet, plan, outline, labels, density);
  const basePicture = await pictureAt(survey, ground, overlay(1), 1);
  await writeJpeg(basePicture, `${folder}/map.jpg`, 450_000);
  if (sheet.id === mapIds()[0]) {
    mkdirSync('public/assets', { recursive: true });
    await writeJpeg(basePicture, 'public/assets/map.jpg', 300_000, 1400);
  }
  const levels = [];
  for (const { density, quality } of TILE_LEVELS) {
    const picture = await pictureAt(survey, ground, overlay(density), density);
    levels.push(await writeTiles(picture, `${folder}/tiles`, density, quality));
  }
  const index = { tileSize: TILE_SIZE, levels };
  writeFileSync(`${folder}/tiles.json`, `${JSON.stringify(index, null, 2)}\n`);
}

async function drawPlaces(survey: Survey, ground: Ground, folder: string): Promise<void> {
  const { sheet, plan, outline } = survey;
  const lines = groundLines(sheet, plan, outline);
  const picture = await pictureAt(survey, ground, lines, CROP_DENSITY);
  rmSync(`${folder}/places`, { recursive: true, force: true });
  mkdirSync(`${folder}/places`, { recursive: true });
  for (const place of sheet.places) {
    await writeCrop(picture, sheet, place, CROP_DENSITY, `${folder}/places/${place.id}.webp`);
  }
}

async function drawMap(id: string): Promise<void> {
  const folder = `public/maps/${id}`;
  mkdirSync(folder, { recursive: true });
  const startedAt = performance.now();
  const logStep = (name: string): void =>
    console.log(`${id} : ${name}, ${Math.round((performance.now() - startedAt) / 1000)} s`);
  const survey = await surveyOf(id);
  logStep('relief et noms');
  await writeLand(survey, `${folder}/land.json`);
  const ground = paintGround(survey.fields, await landAt(survey, MAX_DENSITY), MAX_DENSITY);
  logStep('sol');
  await drawLevels(survey, ground, folder);
  logStep('tuiles');
  await drawPlaces(survey, ground, folder);
  logStep('lieux');
}

async function main(): Promise<void> {
  const mapId = process.argv[2];
  for (const id of mapId ? [mapId] : mapIds()) await drawMap(id);
}

void main();
