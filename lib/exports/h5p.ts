import { archiveOf } from '@/lib/exports/archive';
import { END_WORDS, QUESTION_WORDS, SET_WORDS } from '@/lib/exports/h5pWords';
import {
  feedbackOf,
  notices,
  type ExportedQuestion,
  type ExportSheet,
} from '@/lib/exports/sheet';
import { escapeXml } from '@/lib/text/escapeXml';
import { hashOf } from '@/lib/text/hash';

/** Libraries that the host must have installed: the package contains the questions only. */
const QUESTION_SET = { machineName: 'H5P.QuestionSet', majorVersion: 1, minorVersion: 20 };
const MULTI_CHOICE = { machineName: 'H5P.MultiChoice', majorVersion: 1, minorVersion: 16 };
const PASS_PERCENTAGE = 50;

/** Packs the questions as an H5P package (h5p.org, « H5P specification »): a Question Set of Multiple Choice. */
export const toH5p = (sheet: ExportSheet): Uint8Array<ArrayBuffer> =>
  archiveOf({
    'h5p.json': JSON.stringify(manifest(sheet), null, 2),
    'content/content.json': JSON.stringify(content(sheet), null, 2),
  });

const manifest = (sheet: ExportSheet) => ({
  title: sheet.title,
  language: 'fr',
  defaultLanguage: 'fr',
  mainLibrary: QUESTION_SET.machineName,
  embedTypes: ['iframe'],
  // No licence of the format's list applies: the terms are given as text.
  license: 'U',
  // One line: published versions of H5P's validator refuse a package with more lines in this field.
  licenseExtras: notices(sheet).join(' · '),
  authors: [{ name: sheet.author, role: 'Author' }],
  source: sheet.address,
  yearFrom: Number(sheet.date.slice(0, 4)),
  preloadedDependencies: [QUESTION_SET, MULTI_CHOICE],
});

const content = (sheet: ExportSheet) => ({
  introPage: { showIntroPage: false, startButtonText: 'Commencer' },
  progressType: 'textual',
  passPercentage: PASS_PERCENTAGE,
  questions: sheet.questions.map(questionNode),
  disableBackwardsNavigation: false,
  randomQuestions: false,
  endGame: {
    showResultPage: true,
    showSolutionButton: true,
    showRetryButton: true,
    ...END_WORDS,
    overallFeedback: [{ from: 0, to: 100 }],
  },
  override: { checkButton: true },
  texts: SET_WORDS,
});

const questionNode = (question: ExportedQuestion) => ({
  library: `${MULTI_CHOICE.machineName} ${MULTI_CHOICE.majorVersion}.${MULTI_CHOICE.minorVersion}`,
  subContentId: uuidOf(question.id),
  metadata: { contentType: 'Multiple Choice', license: 'U', title: question.id },
  params: {
    question: toHtml(question.question),
    answers: question.answers.map(({ text, isRight }) => ({
      text: toHtml(text),
      correct: isRight,
      tipsAndFeedback: { tip: '', chosenFeedback: '', notChosenFeedback: '' },
    })),
    overallFeedback: [{ from: 0, to: 100, feedback: feedbackOf(question) }],
    UI: QUESTION_WORDS,
    behaviour: {
      enableRetry: true,
      enableSolutionsButton: true,
      enableCheckButton: true,
      type: 'auto',
      singlePoint: false,
      randomAnswers: true,
      showSolutionsRequiresInput: true,
    },
  },
});

const toHtml = (text: string): string => `<div>${escapeXml(text)}</div>\n`;

/** Derives a UUID (RFC 9562, version 8), as the format requires, permanent for a question. */
function uuidOf(id: string): string {
  const digits = [0, 1, 2, 3]
    .map((seed) => hashOf(`${seed} ${id}`).toString(16).padStart(8, '0'))
    .join('');
  const [a, b, c, d, e] = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(13, 16),
    digits.slice(17, 20),
    digits.slice(20),
  ];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
