/**
 * Takes screenshots of the home page into public/icons/ecrans/ (`screenshots` of the Web Application Manifest, shown
 * when a browser offers to install the site). Needs the built and served site, and a Chromium (CHROMIUM_PATH).
 * Usage: npx --no-install tsx scripts/draw-screens.ts [address, http://localhost:3000 unless given]
 */
import { chromium } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ensureChromium } from '@/scripts/check/chromium';
import { QUIET_FLAGS } from '@/tests/fixtures/chromiumFlags';

const FOLDER = 'public/icons/ecrans';
const [, , address = 'http://localhost:3000'] = process.argv;

/** Window sizes in CSS pixels and device pixel ratios, as in app/manifest.ts. */
const SCREENS = [
  { name: 'accueil-etroit', width: 390, height: 844, scale: 2 },
  { name: 'accueil-large', width: 1280, height: 800, scale: 1 },
] as const;

async function main(): Promise<void> {
  const { CHROMIUM_PATH } = await ensureChromium();
  const browser = await chromium.launch({
    args: [...QUIET_FLAGS],
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  });
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, width, height, scale } of SCREENS) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      locale: 'fr-FR',
      reducedMotion: 'reduce',
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const picture = await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toBuffer();
    writeFileSync(join(FOLDER, `${name}.webp`), picture);
    console.log(`${name}.webp : ${Math.round(picture.length / 1000)} ko`);
  }
  await browser.close();
}

void main();
