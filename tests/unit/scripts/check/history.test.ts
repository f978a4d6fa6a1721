import { BASELINE, readHistory, subjectFault } from '@/scripts/check/history';

/** Creates a stand-in for git that refuses commands by their beginnings, and returns a log. */
const gitThat =
  (log: string, ...refused: string[]) =>
  (...words: string[]): string => {
    if (refused.some((command) => words.join(' ').startsWith(command)))
      throw new Error('git: 128');
    return words[0] === 'log' ? log : '';
  };

describe('the subject of a commit', () => {
  it.each([
    'map: skip layout of closed panels during load',
    'lib/http: answer ranges of an empty file',
    'docs, tests: name the five flows',
    'Revert "map: skip layout of closed panels during load"',
    `map: ${'é'.repeat(67)}`,
  ])('may be %p', (subject) => {
    expect(subjectFault(subject)).toBeNull();
  });

  it.each([
    [`map: ${'x'.repeat(68)}`, '73 characters'],
    ['Skip the layout of closed panels', '“area: what changes” is expected'],
    ['map:skip layout', '“area: what changes” is expected'],
    ['Map: skip layout', '“area: what changes” is expected'],
  ])('may not be %p', (subject, fault) => {
    expect(subjectFault(subject)).toContain(fault);
    expect(subjectFault(subject)).toContain(subject);
  });
});

describe('the history of the repository', () => {
  it('lists the subjects of its commits since the baseline', () => {
    const history = readHistory(gitThat('map: one\ntree: two\n'));
    expect(history).toEqual({ kind: 'known', subjects: ['map: one', 'tree: two'] });
  });

  it.each([
    ['in an export without .git', 'rev-parse', 'no clone'],
    ['in a shallow clone without the baseline', 'merge-base', BASELINE],
  ])('is unknown %s, and the reason is given', (_, refused, cause) => {
    const history = readHistory(gitThat('', refused));
    expect(history).toMatchObject({
      kind: 'unknown',
      cause: expect.stringContaining(cause),
    });
  });
});
