/** The twelve covers, by the episode's file name: the words under the number, the colours and the drawing. */
import type { Cover, Palette } from './kit';
import { battles } from './layouts/battles';
import { community } from './layouts/community';
import { crescent } from './layouts/crescent';
import { empires } from './layouts/empires';
import { enclosure } from './layouts/enclosure';
import { legacy } from './layouts/legacy';
import { niche } from './layouts/niche';
import { orphan } from './layouts/orphan';
import { road } from './layouts/road';
import { sanctuary } from './layouts/sanctuary';
import { sources } from './layouts/sources';
import { truce } from './layouts/truce';

export type Composition = {
  readonly title: string;
  readonly palette: Palette;
  readonly draw: (cover: Cover) => string;
};

export const compositions: Readonly<Record<string, Composition>> = {
  'episode-01-l-arabie-avant-l-islam': {
    title: 'L’Arabie',
    palette: { ground: '#4a3517', deep: '#20160a', glow: '#7a5623' },
    draw: road,
  },
  'episode-02-les-empires-voisins': {
    title: 'Les empires',
    palette: { ground: '#4d1626', deep: '#1d0a12', glow: '#6d2034' },
    draw: empires,
  },
  'episode-03-la-mecque-et-quraysh': {
    title: 'Quraysh',
    palette: { ground: '#0f2c4d', deep: '#07131f', glow: '#1b4a78' },
    draw: sanctuary,
  },
  'episode-04-muhammad-avant-la-revelation': {
    title: 'Muhammad',
    palette: { ground: '#211f52', deep: '#0d0c26', glow: '#3b3a86' },
    draw: orphan,
  },
  'episode-05-la-premiere-revelation': {
    title: 'Hirâ’',
    palette: { ground: '#1d2a33', deep: '#0b1116', glow: '#4b6068' },
    draw: niche,
  },
  'episode-06-predication-et-epreuves-a-la-mecque': {
    title: 'Épreuves',
    palette: { ground: '#4a1420', deep: '#1a070b', glow: '#6b1f2c' },
    draw: enclosure,
  },
  'episode-07-de-taif-a-l-hegire': {
    title: 'L’Hégire',
    palette: { ground: '#0d4149', deep: '#05191d', glow: '#1b6f76' },
    draw: crescent,
  },
  'episode-08-medine-naissance-d-une-communaute': {
    title: 'Médine',
    palette: { ground: '#14472f', deep: '#071c13', glow: '#25724b' },
    draw: community,
  },
  'episode-09-badr-uhud-le-fosse': {
    title: 'Badr · Uhud',
    palette: { ground: '#6b2c1a', deep: '#210c07', glow: '#8a3d24' },
    draw: battles,
  },
  'episode-10-de-hudaybiyya-a-la-mecque': {
    title: 'Hudaybiyya',
    palette: { ground: '#3d3f1c', deep: '#15160a', glow: '#5f6229' },
    draw: truce,
  },
  'episode-11-l-arabie-unifiee-et-la-mort-du-prophete': {
    title: 'L’héritage',
    palette: { ground: '#3a1c45', deep: '#150919', glow: '#613071' },
    draw: legacy,
  },
  'hors-serie-comment-connait-on-la-vie-du-prophete': {
    title: 'Les sources',
    palette: { ground: '#2b3a44', deep: '#10181d', glow: '#4a606c' },
    draw: sources,
  },
};
