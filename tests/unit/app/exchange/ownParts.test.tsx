import { pathsPart } from '@/components/paths/pathsPart';
import { classResultsPart } from '@/components/quiz/classroom/classResultsPart';
import { formatClassLink } from '@/lib/classroom/results/classLink';
import { pupilCode } from '@/lib/classroom/results/pupilCode';

const LINK = { ids: ['q-1', 'q-2'], seed: 5, digest: 6 };
const codeOf = (number: number, isRight: boolean) =>
  pupilCode({ number, outcomes: [isRight, true] }, LINK);
const classWith = (...codes: readonly string[]) => [
  { at: 1, codes, link: formatClassLink(LINK) },
];

beforeEach(() => localStorage.clear());

it('the completed steps of two devices merge, each counted once', () => {
  expect(pathsPart.read()).toBeNull();
  expect(pathsPart.merge({ heure: ['a', 'b'] })).toEqual({ ok: true, value: 2 });
  expect(pathsPart.merge({ heure: ['b', 'c'], autre: ['d'] })).toEqual({ ok: true, value: 2 });
  expect(pathsPart.read()).toEqual({ heure: ['a', 'b', 'c'], autre: ['d'] });
  expect(pathsPart.merge('x')).toEqual({ ok: false, error: 'damaged' });
  pathsPart.erase();
  expect(pathsPart.read()).toBeNull();
  expect(localStorage.getItem('parcours')).toBeNull();
});

it('the codes of two devices merge into one class; where both have a pupil’s code, the local code stays', () => {
  const localResults = classWith(codeOf(1, true));
  expect(classResultsPart.merge(localResults)).toEqual({ ok: true, value: 1 });
  expect(classResultsPart.merge(classWith(codeOf(1, false), codeOf(2, true)))).toEqual({
    ok: true,
    value: 1,
  });
  expect(classResultsPart.read()).toEqual(classWith(codeOf(1, true), codeOf(2, true)));
  expect(classResultsPart.merge({})).toEqual({ ok: false, error: 'damaged' });
  classResultsPart.erase();
  expect(localStorage.getItem('resultats')).toBeNull();
});
