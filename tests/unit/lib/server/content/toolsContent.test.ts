import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTools } from '@/lib/server/content/tools';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tools-'));
  mkdirSync(join(root, 'content'));
  jest.spyOn(process, 'cwd').mockReturnValue(root);
});

afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.NEXT_PHASE;
  rmSync(root, { recursive: true });
});

describe('a catalogue that cannot be loaded', () => {
  it.each([
    ['is missing', null],
    ['is not JSON', '['],
    ['is wrong', '[{"id":"carte"}]'],
  ])('is logged and shown empty when its file %s', (_, text) => {
    if (text !== null) writeFileSync(join(root, 'content/tools.json'), text);
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(loadTools()).toEqual([]);
    expect(log).toHaveBeenCalledWith(
      'Les outils n’ont pas pu être chargés.',
      expect.objectContaining({ message: expect.stringContaining('tools.json') }),
    );
  });

  it('stops the build, with the sentence that says what is wrong', () => {
    process.env.NEXT_PHASE = 'phase-production-build';
    writeFileSync(join(root, 'content/tools.json'), '[{"id":"carte"}]');
    expect(() => loadTools()).toThrow('content/tools.json → 0.title');
  });
});
