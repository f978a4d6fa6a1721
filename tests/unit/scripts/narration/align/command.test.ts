import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAlignCommand } from '@/scripts/narration/align/command';

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

it('the command line of align.ts accepts an episode with a text and an existing recording', () => {
  expect(parseAlignCommand(['badr', recording], folder)).toMatchObject({
    kind: 'order',
    slug: 'badr',
  });
});

it.each([
  ['a slug alone', ['badr'], 'Usage : npx tsx scripts/align.ts {slug}'],
  ['three arguments', ['badr', recording, 'encore'], 'Deux choses sont attendues'],
  [
    'an unknown episode, and names the known episodes',
    ['uhud', recording],
    'Aucun épisode ne porte le nom « uhud ». Épisodes : badr, vide.',
  ],
  [
    'a missing recording',
    ['badr', '/nulle/part.mp3'],
    'Le fichier « /nulle/part.mp3 » n’existe pas.',
  ],
  ['an episode without a text', ['vide', recording], 'n’a pas encore de texte'],
])('the command line of align.ts refuses %s', (_, args, reason) => {
  expect(parseAlignCommand(args, folder)).toEqual({
    kind: 'refused',
    reason: expect.stringContaining(reason),
  });
});
