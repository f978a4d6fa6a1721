import { build } from 'esbuild';
import { chromium, type Page } from '@playwright/test';
import type { Building } from '@/lib/buildings/building';
import type { Stop } from '@/lib/buildings/record';
import { AXES } from '@/lib/buildings/section/plane';
import { sunOfPhase } from '@/lib/buildings/pictureSun';
import type { StillOrder } from '@/scripts/buildings/stillPage';

/** Size of the canvas in pixels: twice the largest picture, so that downscaling smooths the lines. */
const CANVAS_SIZE = { width: 1920, height: 1440, dpr: 2 } as const;

/** Opens a page that renders stills in Chromium by software, so that each run gives the same bytes. */
export async function withStillPage<T>(task: (page: Page) => Promise<T>): Promise<T> {
  const bundle = await build({
    entryPoints: ['scripts/buildings/stillPage.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    alias: { '@': '.' },
  });
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
    return await task(page);
  } finally {
    await browser.close();
  }
}

/** Loads a model into the page. */
export const openModel = (page: Page, bytes: Uint8Array): Promise<void> =>
  page.evaluate(([model, size]) => window.openModel(model, size), [
    [...bytes],
    CANVAS_SIZE,
  ] as const);

/** Renders the view of a stop of the visit, as PNG. */
export async function stillOf(
  page: Page,
  building: Building,
  stop: Stop,
  isGraded: boolean,
): Promise<Buffer> {
  const { facade } = building.orientation;
  const rank = building.phases.findIndex(({ id }) => id === stop.phase);
  const order: StillOrder = {
    camera: stop.camera,
    facade,
    sun: sunOfPhase(building, rank),
    phase: 1 << rank,
    isGraded,
    cut: cutOf(building, stop),
  };
  const address = await page.evaluate((stillOrder) => window.takeStill(stillOrder), order);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

function cutOf({ sections }: Building, { cut }: Stop): StillOrder['cut'] {
  const section = sections.find(({ id }) => id === cut?.section);
  return section && cut ? { axis: AXES[section.plane], at: cut.at } : null;
}
