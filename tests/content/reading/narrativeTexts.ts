import { withoutMarks } from '@/lib/episodes/marks';
import { GlossarySchema } from '@/lib/glossary/term';
import type { Place } from '@/lib/map/places/place';
import { readContent } from '@/lib/server/content/records';
import { loadTimeline } from '@/lib/server/content/timeline/timeline';
import { loadQuestions } from '@/lib/server/content/quiz/quiz';
import { loadPeople, loadPlaces } from '@/lib/server/content/references';
import { episodeRecords } from '@/tests/content/reading/records';
import type { Prose } from './prose';

/** Replaces no-break spaces by plain spaces, so that patterns can use plain spaces. */
const withPlainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** Returns the text of a place's page, certainty included, without its references. */
export const placeText = ({ certainty, ...place }: Place): string => {
  const notes = [certainty.placeNote ?? '', certainty.dateNote ?? ''];
  const { description, significance, empire, facts } = place;
  return withPlainSpaces(
    [description, significance, `${empire}.`, ...facts, ...notes].join(' '),
  );
};

/** Lists the narrative texts: of episodes, places, questions, people, glossary and timeline. */
function texts(): readonly Prose[] {
  return [
    ...episodeRecords.flatMap(({ slug, summary, description, chapters }) => [
      { position: slug, text: summary },
      { position: slug, text: description },
      ...chapters.flatMap(({ paragraphs }) =>
        paragraphs.flat().map((sentence) => ({ position: slug, text: withoutMarks(sentence) })),
      ),
    ]),
    ...[...loadPlaces().values()].map((place) => ({
      position: place.id,
      text: placeText(place),
    })),
    ...loadQuestions().flatMap(({ id, question, answers, explanation }) => [
      { position: id, text: `${question} ${answers[0]}` },
      { position: id, text: explanation },
    ]),
    ...[...loadPeople().values()].flatMap(({ id, name, role }) =>
      role.split(';').map((part) => ({ position: id, text: `${name} : ${part.trim()}` })),
    ),
    ...readContent(GlossarySchema, 'glossary.json').map(({ term, definition }) => ({
      position: term,
      text: `${term} : ${definition}`,
    })),
    ...loadTimeline().entries.flatMap(({ id, title, when, text, variants }) => [
      { position: id, text: `${title} (${when}) : ${text}` },
      { position: id, text: variants ?? '' },
    ]),
  ];
}

/** Every narrative sentence, with plain spaces and its position in the content. */
export const sentences: readonly Prose[] = texts().flatMap(({ position, text }) =>
  withPlainSpaces(text)
    .split(/(?<=[.!?])\s+(?=[\p{Lu}«])/u)
    .map((sentence) => ({ position, text: sentence })),
);

/** Lists the sentences that break a rule, with their positions. */
export const violationsOf = (
  breaksRule: (text: string, position: string) => boolean,
): readonly string[] =>
  sentences
    .filter(({ position, text }) => breaksRule(text, position))
    .map(({ position, text }) => `${position} : ${text}`);
