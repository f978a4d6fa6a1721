import 'server-only';
import { spokenSentences } from '@/lib/episodes/transcript/sentences';
import { personPath } from '@/lib/genealogy/address';
import type { QuestionLinks } from '@/lib/quiz/published';
import type { Question } from '@/lib/quiz/record';
import { findEpisode } from '@/lib/server/content/episodes';
import { loadPeople, loadPlaces } from '@/lib/server/content/references';
import { findEntry } from '@/lib/server/content/timeline/timeline';
import { entryPath } from '@/lib/timeline/address';

/**
 * Resolves a question's references: the second of its quote, and the pages of its person, place and entry.
 */
export function questionLinks(question: Question): QuestionLinks {
  const place = question.place === undefined ? undefined : loadPlaces().get(question.place);
  const quoteStart = quoteStartOf(question);
  const person = question.person === undefined ? undefined : loadPeople().get(question.person);
  const event = question.event === undefined ? null : findEntry(question.event);
  return {
    ...(quoteStart === null ? {} : { quoteStart }),
    ...(place && { place: { href: place.path, name: place.name } }),
    ...(person && { person: { href: personPath(person.id), name: person.name } }),
    ...(event && { event: { href: entryPath(event.id), name: event.title } }),
  };
}

/** Finds the second of the sentence that a question quotes; null without timings. */
function quoteStartOf({ quote, episode: slug }: Question): number | null {
  const episode = quote === undefined || slug === undefined ? null : findEpisode(slug);
  if (quote === undefined || !episode) return null;
  const start = spokenSentences(episode.transcript).find(({ text }) => text.includes(quote))
    ?.moment?.start;
  return start ?? null;
}
