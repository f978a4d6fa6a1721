/**
 * Shapes that an H5P host accepts: the patterns of its validator (h5p-php-library, `H5PValidator`) and the published
 * semantics of the two libraries. A host silently drops fields that the semantics do not name: the schemas refuse them.
 */
import * as v from 'valibot';

/** Creates the schema of a text on one line, at most `maxBytes` long: the dot of a pattern matches no line break. */
const line = (maxBytes: number) =>
  v.pipe(
    v.string(),
    v.regex(/^.+$/),
    v.check((text) => Buffer.byteLength(text) <= maxBytes),
  );
const version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999));

const library = (name: string) =>
  v.strictObject({
    machineName: v.literal(name),
    majorVersion: version,
    minorVersion: version,
  });

export const Manifest = v.strictObject({
  title: line(255),
  language: v.pipe(v.string(), v.regex(/^[-a-zA-Z]{1,10}$/)),
  defaultLanguage: v.literal('fr'),
  mainLibrary: v.pipe(v.string(), v.regex(/^[$a-z_][0-9a-z_.$]{1,254}$/i)),
  embedTypes: v.pipe(v.array(v.picklist(['iframe', 'div'])), v.minLength(1)),
  license: v.picklist(['U', 'C', 'PD', 'CC BY', 'CC BY-SA', 'CC BY-ND', 'CC BY-NC']),
  licenseExtras: line(5000),
  authors: v.array(
    v.strictObject({
      name: line(255),
      role: v.picklist(['Author', 'Editor', 'Licensee', 'Originator']),
    }),
  ),
  source: v.pipe(v.string(), v.regex(/^https?:\/\/.+$/)),
  yearFrom: v.pipe(v.number(), v.integer(), v.maxValue(9999)),
  preloadedDependencies: v.tuple([library('H5P.QuestionSet'), library('H5P.MultiChoice')]),
});

const textFields = (...names: readonly string[]) =>
  v.strictObject(
    Object.fromEntries(names.map((name) => [name, v.pipe(v.string(), v.minLength(1))])),
  );
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const html = v.pipe(v.string(), v.regex(/^<div>[^<>]+<\/div>\n$/));

const MultiChoice = v.strictObject({
  question: html,
  answers: v.pipe(
    v.array(
      v.strictObject({
        text: html,
        correct: v.boolean(),
        tipsAndFeedback: v.strictObject({
          tip: v.string(),
          chosenFeedback: v.string(),
          notChosenFeedback: v.string(),
        }),
      }),
    ),
    v.length(4),
    v.check((answers) => answers.filter(({ correct }) => correct).length === 1),
  ),
  overallFeedback: v.array(
    v.strictObject({ from: percent, to: percent, feedback: v.string() }),
  ),
  UI: textFields(
    ...['checkAnswerButton', 'submitAnswerButton', 'showSolutionButton', 'tryAgainButton'],
    ...['scoreBarLabel', 'feedbackAvailable', 'correctAnswer', 'wrongAnswer', 'shouldCheck'],
    ...['shouldNotCheck', 'noInput', 'a11yCheck', 'a11yShowSolution', 'a11yRetry'],
  ),
  behaviour: v.strictObject({
    enableRetry: v.boolean(),
    enableSolutionsButton: v.boolean(),
    enableCheckButton: v.boolean(),
    type: v.picklist(['auto', 'multi', 'single']),
    singlePoint: v.boolean(),
    randomAnswers: v.boolean(),
    showSolutionsRequiresInput: v.boolean(),
  }),
});

export const QuestionSet = v.strictObject({
  introPage: v.strictObject({ showIntroPage: v.boolean(), startButtonText: v.string() }),
  progressType: v.picklist(['textual', 'dots']),
  passPercentage: percent,
  questions: v.pipe(
    v.array(
      v.strictObject({
        library: v.literal('H5P.MultiChoice 1.16'),
        subContentId: v.pipe(v.string(), v.uuid()),
        metadata: v.strictObject({
          contentType: v.literal('Multiple Choice'),
          license: v.literal('U'),
          title: v.string(),
        }),
        params: MultiChoice,
      }),
    ),
    v.minLength(1),
  ),
  disableBackwardsNavigation: v.boolean(),
  randomQuestions: v.boolean(),
  endGame: v.strictObject({
    showResultPage: v.boolean(),
    showSolutionButton: v.boolean(),
    showRetryButton: v.boolean(),
    ...textFields(
      ...['message', 'scoreBarLabel', 'noResultMessage', 'solutionButtonText'],
      ...['retryButtonText', 'finishButtonText', 'submitButtonText'],
    ).entries,
    overallFeedback: v.array(v.strictObject({ from: percent, to: percent })),
  }),
  override: v.strictObject({ checkButton: v.boolean() }),
  texts: textFields(
    ...['prevButton', 'nextButton', 'finishButton', 'submitButton', 'textualProgress'],
    ...['jumpToQuestion', 'questionLabel', 'readSpeakerProgress', 'unansweredText'],
    ...['answeredText', 'currentQuestionText', 'navigationLabel'],
  ),
});
