import type { Building } from '@/lib/buildings/building';
import { phasesWords, STATE_WORDS } from '@/lib/buildings/view/words';
import type { HistoricalDocument } from '@/lib/documents/document';
import { kindLabel } from '@/lib/documents/kindLabels';
import type { Episode } from '@/lib/episodes/episode';
import { nameOnMap, placeKind } from '@/lib/map/markers/labels';
import type { DateGrade, MapRecord, Place } from '@/lib/map/places/place';
import type { LearningPath } from '@/lib/paths/path';
import { pathFacts } from '@/lib/paths/words';
import { clip } from '@/lib/text/clip';
import { typeset } from '@/lib/text/typeset';
import type { Entry } from '@/lib/timeline/entry';
import type { Lane } from '@/lib/timeline/record';
import { gradeWords, kindWords } from '@/lib/timeline/words';
import type { Tool } from '@/lib/tools/tool';

/** The texts of a share image. */
export interface ShareWords {
  /** Kind of the subject, above the title. */
  readonly kind: string;
  readonly title: string;
  /** Facts below the title, a line each. */
  readonly facts: readonly string[];
}

const seriesPlace = ({ number, category }: Pick<Episode, 'number' | 'category'>): string =>
  number === undefined ? (category ?? 'Épisode') : `Épisode ${number}`;

export function episodeWords(episode: Episode): ShareWords {
  const { number, category, shortTitle, seconds, years } = episode;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return shareWords(seriesPlace(episode), shortTitle, [
    ...(number === undefined || category === undefined ? [] : [category]),
    `${minutes} min d’écoute · ${years.label}`,
  ]);
}

/** Writes the text of a chapter's picture: the episode, the chapter and its first place. */
export const chapterWords = (
  { number, category }: Pick<Episode, 'number' | 'category'>,
  title: string,
  chapterNumber: number,
  place: string | null,
): ShareWords =>
  shareWords(
    `${seriesPlace({ number, category })} · chapitre ${chapterNumber}`,
    title,
    place === null ? [] : [nameOnMap(place)],
  );

export function mapWords({ title, places, timeline }: MapRecord): ShareWords {
  return shareWords('Carte interactive', title, [
    `${places.length} lieux, de ${timeline.from} à ${timeline.to}`,
  ]);
}

/**
 * Writes the text of a place's share image. A type that a note corrects is omitted, since the image has no room for
 * the note.
 */
export function placeWords(place: Place, map: MapRecord): ShareWords {
  const { name, kind, typeNote, year, certainty } = place;
  const isDoubtful = kind === undefined && typeNote !== undefined;
  const when = isApproximate(certainty.date) ? `vers ${year}` : `${year}`;
  const title = nameOnMap(name);
  const [, ...otherNames] = name === title ? [] : name.slice(title.length).split(/[()]/);
  return shareWords(`${isDoubtful ? 'Lieu' : placeKind(place)} · ${when}`, title, [
    ...otherNames.filter(Boolean),
    map.title,
  ]);
}

/** Tells whether a year needs the note that a picture has no room for. */
const isApproximate = (grade: DateGrade): boolean =>
  grade === 'discuté' || grade === 'conventionnel';

interface SharedPerson {
  readonly name: string;
  readonly role: string;
  readonly life: string | null;
}

/** In characters: the longest role, about two lines. */
const MAX_ROLE_LENGTH = 60;

/** Writes the text of a person's share image, with the first clause of the role. */
export function personWords({ name, role, life }: SharedPerson): ShareWords {
  const [title = name, parenthesis] = name.split(/ (?=\()/);
  const [firstClause = role] = role.split(/[\s\u00a0\u202f]+[;(]|, /);
  return shareWords('Arbre généalogique', title, [
    ...(parenthesis === undefined ? [] : [parenthesis.replace(/[()]/g, '')]),
    ...(life === null ? [] : [life]),
    clip(firstClause, MAX_ROLE_LENGTH),
  ]);
}

export function toolWords({ title, category, comingSoon, estimatedTime }: Tool): ShareWords {
  return shareWords(category === title ? 'Outil' : category, title, [
    comingSoon ? 'Bientôt disponible' : `À essayer en ligne · ${estimatedTime}`,
  ]);
}

/** Writes the text of a learning path's share image: its audience and its length. */
export const pathWords = (path: LearningPath): ShareWords =>
  shareWords('Parcours', path.title, [path.audience, pathFacts(path)]);

/** Writes the text of a document's share image: kind and date only, as the material is too long. */
export const documentWords = ({ kind, title, date }: HistoricalDocument): ShareWords =>
  shareWords(kindLabel(kind), title, [date.label]);

/** Writes the text of a reconstruction's share image: the building's state and phases. */
export const buildingWords = ({ name, state, phases }: Building): ShareWords =>
  shareWords('Reconstitution', name, [`${STATE_WORDS[state]} · ${phasesWords(phases)}`]);

/** Writes the text of an entry's share image, with its date's uncertainty: the image is seen without the page. */
export const entryWords = (entry: Entry, lane: Lane): ShareWords => {
  const { title, when, hijriWhen, grade, isAccepted } = entry;
  return shareWords(kindWords(entry, lane), title, [
    hijriWhen === null ? when : `${when} · ${hijriWhen} H`,
    gradeWords(grade, isAccepted),
  ]);
};

const shareWords = (kind: string, title: string, facts: readonly string[]): ShareWords => ({
  kind: typesetFrench(kind),
  title: typesetFrench(title),
  facts: facts.map(typesetFrench),
});

const typesetFrench = (text: string): string => typeset(text.replace(/'/g, '’'));
