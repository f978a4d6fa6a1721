import { BASELINE, readHistory, subjectFault } from '@/scripts/check/history';

/** Creates a fake git that refuses commands by their beginnings, and returns a log. */
const fakeGit =
  (log: string, ...refusedCommands: string[]) =>
  (...args: string[]): string => {
    if (refusedCommands.some((command) => args.join(' ').startsWith(command)))
      throw new Error('git: 128');
    return args[0] === 'log' ? log : '';
  };

describe('the subject of a commit', () => {
  it.each([
    'map: skip layout of closed panels during load',
    'lib/http: answer ranges of an empty file',
    'docs, tests: name the five flows',
    'Revert "map: skip layout of closed panels during load"',
    `map: ${'é'.repeat(67)}`,
  ])('is accepted: %p', (subject) => {
    expect(subjectFault(subject)).toBeNull();
  });

  it.each([
    [`map: ${'x'.repeat(68)}`, '73 characters'],
    ['Skip the layout of closed panels', '“area: what changes” is expected'],
    ['map:skip layout', '“area: what changes” is expected'],
    ['Map: skip layout', '“area: what changes” is expected'],
  ])('is refused: %p', (subject, fault) => {
    expect(subjectFault(subject)).toContain(fault);
    expect(subjectFault(subject)).toContain(subject);
  });
});

describe('the history of the repository', () => {
  it('lists the subjects of its commits since the baseline', () => {
    const history = readHistory(fakeGit('map: one\ntree: two\n'));
    expect(history).toEqual({ kind: 'known', subjects: ['map: one', 'tree: two'] });
  });

  it.each([
    ['in an export without .git', 'rev-parse', 'no clone'],
    ['in a shallow clone without the baseline', 'merge-base', BASELINE],
  ])('is unknown %s, with the reason', (_, refusedCommands, cause) => {
    const history = readHistory(fakeGit('', refusedCommands));
    expect(history).toMatchObject({
      kind: 'unknown',
      cause: expect.stringContaining(cause),
    });
  });
});
