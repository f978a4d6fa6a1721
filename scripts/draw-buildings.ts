/**
 * Draws the buildings of content/buildings/ into public/buildings/: the file of each model, its `.glb`, and its
 * sections as SVG. The same content gives the same bytes. `scripts/buildings/drawViews.ts` renders the stills. Usage:
 * node --conditions=react-server --import tsx scripts/draw-buildings.ts [part of a building's id]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { loadContent } from '@/lib/server/content/loadContent';
import { drawnOf, modelFile } from '@/scripts/buildings/drawn';
import { glbOf } from '@/scripts/buildings/glb';
import { sheetOf } from '@/scripts/buildings/sheet';

function main(idPart = ''): void {
  mkdirSync('public/buildings', { recursive: true });
  for (const building of loadContent().buildings) {
    if (!building.id.includes(idPart)) continue;
    const bytes = modelFile(building);
    writeFileSync(`public/buildings/${building.id}.bin`, bytes);
    mkdirSync(`public/buildings/${building.id}`, { recursive: true });
    const drawings = drawnOf(building);
    for (const section of building.sections)
      writeFileSync(
        `public/buildings/${building.id}/${section.id}.svg`,
        sheetOf(building, drawings, section),
      );
    writeFileSync(
      `public/buildings/${building.id}/modele.glb`,
      glbOf(building, drawings.pieces),
    );
    console.log(`${building.id} : ${gzipSync(bytes, { level: 9 }).length} octets compressés`);
  }
}

main(process.argv[2]);
