/**
 * Draws the desert and the town of the home page, as path data for its components.
 * Usage: npx --no-install tsx scripts/draw-town.ts
 */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { homeTown } from './drawing/town/homeTown';

const FILE = 'components/home/hero/town.json';

async function main(): Promise<void> {
  const prettierOptions = await resolveConfig(FILE);
  const json = await format(JSON.stringify(homeTown()), { ...prettierOptions, parser: 'json' });
  writeFileSync(FILE, json);
  console.log(FILE);
}

void main();
