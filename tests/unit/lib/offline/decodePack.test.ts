import { decodePack } from '@/lib/offline/decodePack';
import { decodeRegister } from '@/lib/offline/register';

const GROUPS = [{ id: 'text', items: [{ kind: 'page', url: '/a', bytes: 1 }] }];
const EPISODE = {
  slug: 'voix',
  path: '/episodes/voix',
  seconds: 300,
  playable: { id: 'voix', title: 'La voix', author: 'Nous' },
};
const BUILDING = {
  slug: 'outils/reconstitutions/tour',
  path: '/outils/reconstitutions/tour',
  title: 'La tour',
};
const PATH = { slug: 'parcours/heure', path: '/parcours/heure', title: 'Une heure' };

it.each([null, EPISODE, PATH, BUILDING])(
  'a pack of %j is decoded as it was encoded',
  (subject) => {
    const pack = { build: 'a', subject, groups: GROUPS };
    expect(decodePack(JSON.parse(JSON.stringify(pack)))).toEqual(pack);
  },
);

it.each([
  { ...PATH, path: '/episodes/heure' },
  { ...BUILDING, path: '/outils/frise/tour' },
  { ...PATH, title: 3 },
  { ...PATH, slug: 'heure' },
  { ...EPISODE, playable: {} },
  'voix',
])('a pack of %j is decoded to null', (subject) => {
  expect(decodePack({ build: 'a', subject, groups: GROUPS })).toBeNull();
});

it('a register of an earlier build, with the field « episode », keeps its packs', () => {
  const register = decodeRegister({
    site: { build: 'a', episode: null, groups: GROUPS },
    packs: [{ build: 'a', episode: EPISODE, groups: GROUPS }],
    pending: [],
  });
  expect(register.packs[0]?.subject).toEqual(EPISODE);
  expect(register.site?.subject).toBeNull();
});
