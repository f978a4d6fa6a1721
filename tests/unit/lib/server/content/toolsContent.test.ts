import { mkdirSync, writeFileSync } from 'node:fs';
import { loadTools } from '@/lib/server/content/tools';
import { temporaryFolder } from '@/tests/fixtures/temporaryFolder';

const inFolder = temporaryFolder();

beforeEach(() => {
  mkdirSync(inFolder('content'));
  jest.spyOn(process, 'cwd').mockReturnValue(inFolder());
});

afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.NEXT_PHASE;
});

describe('a catalogue that cannot be loaded', () => {
  it.each([
    ['is missing', null],
    ['is not JSON', '['],
    ['is invalid', '[{"id":"carte"}]'],
  ])('is logged, and read as empty, when its file %s', (_, text) => {
    if (text !== null) writeFileSync(inFolder('content/tools.json'), text);
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(loadTools()).toEqual([]);
    expect(log).toHaveBeenCalledWith(
      'Les outils n’ont pas pu être chargés.',
      expect.objectContaining({ message: expect.stringContaining('tools.json') }),
    );
  });

  it('stops the build with the file and the field of the problem', () => {
    process.env.NEXT_PHASE = 'phase-production-build';
    writeFileSync(inFolder('content/tools.json'), '[{"id":"carte"}]');
    expect(() => loadTools()).toThrow('content/tools.json → 0.title');
  });
});
