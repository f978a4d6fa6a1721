import { join } from 'node:path';
import { copyProject, type Json } from '@/tests/trial/projectCopy';

const SLUG = 'episode-05-la-premiere-revelation';
const FILE = `content/episodes/${SLUG}.json`;

const CUES = [
  { at: 'c9-p9-s9', place: 'la-mecque' },
  { at: 'c1-p1-s2', place: 'atlantide' },
  { at: 'c1-p2-s1', date: '0812', grade: 'établi' },
  { at: 'c1-p1-s1', place: 'la-mecque' },
];

const copy = copyProject(join(process.cwd(), 'tests/fixtures/project'));
afterAll(copy.delete);

it('the build stops at invalid cues with one French report of all of them', async () => {
  copy.change<Json>(`episodes/${SLUG}.json`, (record) => ({ ...record, cues: CUES }));
  process.cwd = () => copy.root;
  const { loadContent } = await import('@/lib/server/content/loadContent');
  let report = '';
  try {
    loadContent();
  } catch (error) {
    report = error instanceof Error ? error.message : String(error);
  }
  const lines = report.split('\n').filter((line) => line.includes('cues.'));
  expect(lines).toHaveLength(CUES.length);
  for (const [rank, expected] of [
    'cues.0.at : une phrase de l’épisode est attendue',
    'cues.1.place : un lieu placé sur une carte est attendu, « atlantide »',
    'cues.2.date : une date de 500 à 800 est attendue, « 812 »',
    'cues.3.at : une phrase qui suit celle du repère d’avant est attendue',
  ].entries())
    expect(lines[rank]).toContain(`${FILE} → ${expected}`);
});
