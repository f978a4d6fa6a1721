/** @jest-environment node */
import fc from 'fast-check';
import { hearingOf } from '@/lib/player/core/hearing';
import {
  savedAudioKey,
  latestOf,
  findSavedPosition,
  type SavedPosition,
} from '@/lib/player/persistence/savedPosition';
import { badr } from '@/tests/unit/lib/player/setUp';
import { forAll } from '@/tests/fixtures/runners/property';

const position: SavedPosition = {
  id: 'badr',
  audio: '/audio/badr.mp3',
  title: badr.title,
  t: 100,
  at: 1000,
  duration: 600,
};

const anyPosition = fc
  .record({ id: fc.constantFrom('a', 'b', 'c', 'd'), at: fc.nat(20), t: fc.nat(600) })
  .map((fields): SavedPosition => ({ ...position, ...fields }));

it('latestOf keeps the last position of each episode, the latest first', () => {
  forAll(fc.array(anyPosition), (positions) => {
    const latest = latestOf(positions);
    expect(new Set(latest.map(({ id }) => id)).size).toBe(latest.length);
    for (const { id, at } of positions) {
      expect(latest.find((candidate) => candidate.id === id)?.at).toBeGreaterThanOrEqual(at);
    }
    const times = latest.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });
});

it('latestOf drops all but the two hundred latest episodes', () => {
  const savedPositions = Array.from({ length: 300 }, (_, at) => ({
    ...position,
    id: `e${at}`,
    at,
  }));
  const latest = latestOf(savedPositions);
  expect(latest).toHaveLength(200);
  expect(latest.at(0)?.id).toBe('e299');
  expect(latest.at(-1)?.id).toBe('e100');
});

describe('findSavedPosition', () => {
  const renamed = { ...badr, id: 'another-guid', audioUrl: '/autre.mp3', title: 'Autre' };

  it('finds a position by the id of its episode, before its audio and its title', () => {
    const otherPosition = { ...position, id: 'other', t: 7 };
    expect(findSavedPosition([otherPosition, position], badr)).toBe(position);
  });

  it.each([
    'https://host.example/badr.mp3',
    'https://host.example/badr.mp3?token=2',
    'http://host.example/badr.mp3#t=3',
  ])('finds the position of an episode whose id has changed by its audio: %s', (audioUrl) => {
    const audio = savedAudioKey({ ...badr, audioUrl: 'https://host.example/badr.mp3?token=1' });
    expect(findSavedPosition([{ ...position, audio }], { ...renamed, audioUrl })?.t).toBe(100);
  });

  it('finds the position of an episode whose id and audio have changed by title and duration', () => {
    const moved = { ...renamed, title: badr.title };
    expect(findSavedPosition([position], { ...moved, announcedDuration: 605 })).toBe(position);
    expect(findSavedPosition([position], { ...moved, announcedDuration: 900 })).toBeUndefined();
  });

  it('finds no position of another episode', () => {
    expect(findSavedPosition([position], renamed)).toBeUndefined();
  });

  it('finds no position of another episode when neither has audio of its own', () => {
    const withoutAudio = { id: 'muet', title: 'Muet', author: 'Personne' };
    const saved = {
      ...position,
      id: 'autre',
      title: 'Autre',
      audio: savedAudioKey(withoutAudio),
    };
    expect(findSavedPosition([saved], withoutAudio)).toBeUndefined();
  });
});

it.each([
  [undefined, { status: 'new' }],
  [{ t: 10 }, { status: 'new' }],
  [{ t: 10.5 }, { status: 'begun', at: 10.5, duration: 600 }],
  [{ t: 569 }, { status: 'begun', at: 569, duration: 600 }],
  [{ t: 570 }, { status: 'heard' }],
  [{ duration: 0 }, { status: 'begun', at: 100, duration: 0 }],
])('the hearing of an episode left at %j of 600 s is %j', (fields, hearing) => {
  expect(hearingOf(fields && { ...position, ...fields })).toEqual(hearing);
});
