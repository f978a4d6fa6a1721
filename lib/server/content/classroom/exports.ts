import 'server-only';
import { ALL_QUESTIONS, FORMAT_IDS, FORMATS } from '@/lib/exports/format';
import { exportedQuestion, type ExportSheet } from '@/lib/exports/sheet';
import { absolute } from '@/lib/rss/buildItem';
import { loadEpisodes, findEpisode } from '@/lib/server/content/episodes';
import { editorialOf, editorialOfPage } from '@/lib/server/content/notices/editorial';
import { loadPublishedQuiz } from '@/lib/server/content/quiz/quiz';
import { loadSite } from '@/lib/server/content/site';
import { siteOrigin } from '@/lib/server/environment';
import { toIsoDay } from '@/lib/time/longDate';
import { PAGES } from '@/lib/site/pages';

/**
 * Lists the names of all exported files: in each format, a file per episode with questions and a file of all questions.
 */
export const exportFiles = (): readonly string[] =>
  [
    ALL_QUESTIONS,
    ...loadEpisodes().flatMap(({ slug, questions }) => (questions > 0 ? slug : [])),
  ].flatMap((name) => FORMAT_IDS.map((format) => `${name}.${format}`));

/** Builds an exported file with its media type; null for an unknown name. */
export function exportedFile(file: string) {
  const [, name = '', extension = ''] = /^(.+)\.([a-z0-9]+)$/.exec(file) ?? [];
  const format = FORMAT_IDS.find((id) => id === extension);
  const sheet = format === undefined ? null : sheetNamed(name);
  if (format === undefined || sheet === null) return null;
  const { type, write } = FORMATS[format];
  return { type, body: write(sheet) };
}

function sheetNamed(name: string): ExportSheet | null {
  const episode = findEpisode(name);
  if (name !== ALL_QUESTIONS && !episode) return null;
  const { author, revised } = episode
    ? editorialOf(episode.editorial)
    : editorialOfPage(PAGES.quiz.path);
  return {
    title: `${loadSite().name}, ${episode ? episode.shortTitle : 'toutes les questions'}`,
    author,
    licence: loadSite().classPermission,
    date: toIsoDay(revised),
    address: absolute(episode?.path ?? PAGES.quiz.path, siteOrigin()),
    questions: loadPublishedQuiz()
      .filter(({ episodeSlug }) => !episode || episodeSlug === episode.slug)
      .map(exportedQuestion),
  };
}
