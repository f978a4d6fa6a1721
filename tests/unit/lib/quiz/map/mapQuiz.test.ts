import fc from 'fast-check';
import { positionAccuracy } from '@/lib/map/places/accuracy';
import { candidatesFor } from '@/lib/quiz/map/candidates';
import { distanceWords, kilometresBetween, windOf } from '@/lib/quiz/map/distance';
import { judgeCandidate, judgePoint, TOLERANCE_PIXELS } from '@/lib/quiz/map/judge';
import {
  beginRound,
  foundCount,
  giveUp,
  MOST_TRIES,
  nextPlace,
  outcomeWords,
  requestedPlace,
  tryAt,
} from '@/lib/quiz/map/round';
import { whereQuestion } from '@/lib/quiz/map/whereQuestion';
import { loadMap } from '@/lib/server/content/maps';
import { seeds } from '@/tests/unit/lib/quiz/bank';
import { forAll } from '@/tests/fixtures/runners/property';
import { mecca, medina, quizPlaceAt, places } from './places';

const positions = fc.record({
  longitude: fc.double({ min: 30, max: 58, noNaN: true }),
  latitude: fc.double({ min: 11, max: 38, noNaN: true }),
});

type Position = { readonly longitude: number; readonly latitude: number };

/** Computes the angle between two positions by their unit vectors, in radians. */
function angleBetween(start: Position, end: Position): number {
  const vector = ({ longitude, latitude }: Position) => {
    const [lambda, phi] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
  };
  const [a, b] = [vector(start), vector(end)];
  return 2 * Math.asin(Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0))) / 2);
}

describe('the distance', () => {
  it('is the great-circle distance', () => {
    forAll(positions, positions, (a, b) => {
      const radians = angleBetween(a, b);
      expect(kilometresBetween(a, b)).toBeCloseTo(radians * 6371.0088, 6);
    });
  });

  it('is written in metres, in tenths, in whole kilometres', () => {
    const words = [0.354, 3.44, 119.6, 1186.7].map(distanceWords).join(', ');
    expect(words.replace(/\s/g, ' ')).toBe('350 m, 3,4 km, 120 km, 1 187 km');
    expect(words).toMatch(/350\u00a0m.*1\u202f187\u00a0km/);
  });

  it.each([
    ['au nord', mecca, medina],
    ['au sud', medina, mecca],
    ['au sud-est', mecca, { longitude: 42, latitude: 19.4 }],
    ['à l’ouest', mecca, { longitude: 36, latitude: 21.42 }],
  ])('is written with its bearing: %s', (wind, from, to) => {
    expect(windOf(from, to)).toBe(wind);
  });
});

describe('an answer on the map', () => {
  const north = (kilometres: number) => ({
    longitude: mecca.longitude,
    latitude: mecca.latitude + kilometres / 111.195,
  });

  const neighbour = quizPlaceAt('voisin', mecca.longitude + 0.01, mecca.latitude);

  it.each([
    ['60 km from a place that is known to within 80', { accuracy: 80 }, north(60), 0.1, true],
    ['90 km from a place that is known to within 80', { accuracy: 80 }, north(90), 0.1, false],
    ['within half a touch target', {}, north(TOLERANCE_PIXELS * 5 - 1), 5, true],
    ['beyond half a touch target', {}, north(TOLERANCE_PIXELS * 5 + 1), 5, false],
    ['on another place, within the tolerance of the requested place', {}, neighbour, 1, true],
  ])('%s: %j', (_, fields, point, scale, isFound) => {
    expect(judgePoint({ ...mecca, ...fields }, point, scale).isFound).toBe(isFound);
  });

  it('states its distance and its bearing', () => {
    expect(judgePoint(mecca, medina, 1).words).toBe('à 340\u00a0km, au nord du lieu cherché');
  });
});

describe('the list of candidates', () => {
  it('has four candidates, the place among them, described from landmarks that are no candidates', () => {
    forAll(seeds, fc.constantFrom(...places), (seed, requestedPlace) => {
      const candidates = candidatesFor(requestedPlace, places, 2900, seed);
      expect(candidates).toHaveLength(4);
      const matches = candidates.filter(
        ({ place }) => judgeCandidate(requestedPlace, place).isFound,
      );
      expect(matches.map(({ place }) => place.id)).toEqual([requestedPlace.id]);
      expect(new Set(candidates.map(({ description }) => description)).size).toBe(4);
      for (const { place, description } of candidates)
        expect(description).not.toContain(place.name);
    });
  });

  it('is the same for the same seed', () => {
    const [first, second] = [0, 1].map(() => candidatesFor(mecca, places, 2900, 3));
    expect(first).toEqual(second);
  });
});

it.each([
  ['La Mecque', 'Où est La Mecque\u202f?'],
  ['Bataille de Ninive', 'Où est la bataille de Ninive\u202f?'],
  ['Mont Sal’', 'Où est le mont Sal’\u202f?'],
  ['Esplanade d’al-Aqsâ', 'Où est l’esplanade d’al-Aqsâ\u202f?'],
])('the question about %s has the article of a common noun', (name, question) => {
  expect(whereQuestion(name)).toBe(question);
});

describe('a round', () => {
  const miss = { isFound: false, distance: 9, words: '' };
  const hit = { isFound: true, distance: 0, words: '' };

  it('asks for ten different places, the same for the same seed', () => {
    forAll(seeds, (seed) => {
      const round = beginRound(places, seed);
      expect(round.places).toHaveLength(10);
      expect(new Set(round.places).size).toBe(10);
      expect(beginRound(places, seed)).toEqual(round);
    });
  });

  it('shows a place after the third try, or when it is given up', () => {
    const round = beginRound(places, 1);
    const missedRound = [1, 2, 3].reduce((state) => tryAt(state, miss), round);
    expect(missedRound.isRevealed).toBe(true);
    expect(missedRound.tries[0]).toHaveLength(MOST_TRIES);
    expect(tryAt(missedRound, hit)).toBe(missedRound);
    expect(giveUp(round).isRevealed).toBe(true);
    expect(outcomeWords(missedRound.tries[0] ?? [])).toBe('montré');
  });

  it('counts the places found at any try, and ends', () => {
    let round = beginRound(places, 2);
    const foundOnSecondTry = () => tryAt(tryAt(round, miss), hit);
    while (requestedPlace(round))
      round = nextPlace(round.tries.length % 2 ? foundOnSecondTry() : giveUp(round));
    expect(foundCount(round)).toBe(5);
    expect(outcomeWords(round.tries[0] ?? [])).toBe('trouvé au 2e essai');
  });
});

describe('the uncertainty of a position', () => {
  const accuracy = (id: string) => {
    const place = loadMap('arabie').record.places.find((candidate) => candidate.id === id);
    return place && positionAccuracy(place, 2900);
  };

  it('is read in the note of the position', () => {
    expect(accuracy('dhu-qar')).toBe(80);
    expect(accuracy('grotte-hira')).toBe(0.3);
  });

  it('depends on the grade where the note has no number', () => {
    const grade = (place: 'haute' | 'basse') =>
      positionAccuracy({ certainty: { place, date: 'établi' } }, 1000);
    expect([grade('haute'), grade('basse')]).toEqual([1, 20]);
  });

  it('is positive, and less than a tenth of the map’s width, for every place', () => {
    for (const { certainty } of loadMap('arabie').record.places) {
      const kilometres = positionAccuracy({ certainty }, 2900);
      expect(kilometres).toBeGreaterThan(0);
      expect(kilometres).toBeLessThan(290);
    }
  });
});
