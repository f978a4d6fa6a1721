import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrder } from '@/scripts/narration/align/order';

const folder = mkdtempSync(join(tmpdir(), 'episodes-'));
const recording = join(folder, 'voix.mp3');
const record = {
  title: 'Badr',
  shortTitle: 'Badr',
  category: 'Récit',
  duration: '00:05:00',
  summary: 'Trois batailles.',
  description: 'Trois batailles.',
  years: { from: 624, to: 627, label: '624–627' },
  periods: [],
  sources: [],
  chapters: [],
};
writeFileSync(recording, '');
writeFileSync(join(folder, 'vide.json'), JSON.stringify(record));
const chapters = [{ title: 'Le puits', paragraphs: [['Un.']] }];
writeFileSync(join(folder, 'badr.json'), JSON.stringify({ ...record, chapters }));
afterAll(() => rmSync(folder, { recursive: true }));

const reason = (...args: readonly string[]) => {
  const order = readOrder(args, folder);
  return order.kind === 'refused' ? order.reason : null;
};

it('takes an episode that has a text and a recording that exists', () => {
  expect(readOrder(['badr', recording], folder)).toMatchObject({ kind: 'order', slug: 'badr' });
});

it('refuses anything but two arguments and says how it is called', () => {
  expect(reason('badr')).toContain('Usage : npx tsx scripts/align.ts {slug}');
  expect(reason('badr', recording, 'encore')).toContain('Deux choses sont attendues');
});

it('names an episode that it does not know, and those that it knows', () => {
  expect(reason('uhud', recording)).toBe(
    'Aucun épisode ne porte le nom « uhud ». Épisodes : badr, vide.',
  );
});

it('names a recording that is not there', () => {
  expect(reason('badr', '/nulle/part.mp3')).toBe(
    'Le fichier « /nulle/part.mp3 » n’existe pas.',
  );
});

it('says that an episode has no text yet', () => {
  expect(reason('vide', recording)).toContain('n’a pas encore de texte');
});
