/**
 * Draws public/maps/{id}/realms.json for every map with realms: each realm's land in its years, and the routes of
 * armies. The same content gives the same bytes.
 * Usage: npx --no-install tsx scripts/draw-realms.ts
 */
import { writeFileSync } from 'node:fs';
import { realmDrawingOf } from '@/scripts/maps/realms/draw';
import { mapIds } from '@/scripts/maps/records';

async function main(): Promise<void> {
  for (const id of mapIds()) {
    const drawing = await realmDrawingOf(id);
    if (!drawing) continue;
    const text = `${JSON.stringify(drawing)}\n`;
    writeFileSync(`public/maps/${id}/realms.json`, text);
    console.log(`${id} : ${text.length} octets`);
  }
}

void main();
