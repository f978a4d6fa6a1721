import type { Episode } from '@/lib/episodes/episode';
import { nameOnMap, placeTypeLabel } from '@/lib/map/labels';
import type { MapRecord, Place } from '@/lib/map/place';
import { typeset } from '@/lib/text/typeset';
import { parseClock } from '@/lib/time/clock';
import type { Tool } from '@/lib/tools/tool';

/** What a picture of a shared link says. */
export interface ShareWords {
  /** What it is a picture of, above the title. */
  readonly kind: string;
  readonly title: string;
  /** The facts under the title, a line each. */
  readonly facts: readonly string[];
}

export function episodeWords(episode: Episode): ShareWords {
  const { number, category, shortTitle, duration, years } = episode;
  const minutes = Math.max(1, Math.round((parseClock(duration) ?? 0) / 60));
  return words(
    number === undefined ? (category ?? 'Épisode') : `Épisode ${number}`,
    shortTitle,
    [
      ...(number === undefined || category === undefined ? [] : [category]),
      `${minutes} min d’écoute · ${years.label}`,
    ],
  );
}

export function mapWords({ title, places, timeline }: MapRecord): ShareWords {
  return words('Carte interactive', title, [
    `${places.length} lieux, de ${timeline.from} à ${timeline.to}`,
  ]);
}

/** A type that is not truly the place's own is not said, where there is no room for its note. */
export function placeWords(place: Place, map: MapRecord): ShareWords {
  const { name, type, typeNote, year, certainty } = place;
  const when = certainty.date === 'discuté' ? `vers ${year}` : `${year}`;
  const kind = typeNote === undefined ? placeTypeLabel(type) : 'Lieu';
  const title = nameOnMap(name);
  const [, ...others] = name === title ? [] : name.slice(title.length).split(/[()]/);
  return words(`${kind} · ${when}`, title, [...others.filter(Boolean), map.title]);
}

export function toolWords({ title, category, comingSoon, estimatedTime }: Tool): ShareWords {
  return words(category === title ? 'Outil' : category, title, [
    comingSoon ? 'Bientôt disponible' : `À essayer en ligne · ${estimatedTime}`,
  ]);
}

const words = (kind: string, title: string, facts: readonly string[]): ShareWords => ({
  kind: french(kind),
  title: french(title),
  facts: facts.map(french),
});

const french = (text: string): string => typeset(text.replace(/'/g, '’'));
