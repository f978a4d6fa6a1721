import 'server-only';
import { spokenSentences } from '@/lib/episodes/transcript/sentences';
import { containsTerm, termSlug, type SpokenTerm } from '@/lib/glossary/spokenTerm';
import { loadContent } from '@/lib/server/content/loadContent';
import { readOnce } from '@/lib/server/content/readOnce';

/** Loads the terms of the glossary, each with the episodes that pronounce the term. */
export const spokenTerms = readOnce((): readonly SpokenTerm[] => {
  const { episodes, glossary } = loadContent();
  const spokenTexts = episodes.map(({ slug, transcript }) => ({
    slug,
    text: spokenSentences(transcript)
      .map(({ text }) => text)
      .join(' '),
  }));
  return glossary.map(({ id, term, transliteration, definition }) => ({
    slug: id ?? termSlug(term),
    term,
    transliteration,
    definition,
    episodes: spokenTexts.flatMap(({ slug, text }) => (containsTerm(text, term) ? slug : [])),
  }));
});
