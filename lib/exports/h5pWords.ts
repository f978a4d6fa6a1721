/** French texts for the buttons of a Question Set (H5P.QuestionSet 1.20, semantics `texts`), English by default. */
export const SET_WORDS = {
  prevButton: 'Question précédente',
  nextButton: 'Question suivante',
  finishButton: 'Terminer',
  submitButton: 'Valider',
  textualProgress: 'Question @current sur @total',
  jumpToQuestion: 'Question %d sur %total',
  questionLabel: 'Question',
  readSpeakerProgress: 'Question @current sur @total',
  unansweredText: 'Sans réponse',
  answeredText: 'Répondue',
  currentQuestionText: 'Question en cours',
  navigationLabel: 'Questions',
} as const;

/** Texts of the last page of a question set (semantics `endGame`). */
export const END_WORDS = {
  message: 'Votre score\u00a0:',
  scoreBarLabel: 'Vous avez @finals points sur @totals',
  noResultMessage: 'C’est fini',
  solutionButtonText: 'Voir les réponses',
  retryButtonText: 'Recommencer',
  finishButtonText: 'Terminer',
  submitButtonText: 'Valider',
} as const;

/** Texts of a question's buttons (H5P.MultiChoice 1.16, semantics `UI`). */
export const QUESTION_WORDS = {
  checkAnswerButton: 'Vérifier',
  submitAnswerButton: 'Valider',
  showSolutionButton: 'Voir la réponse',
  tryAgainButton: 'Réessayer',
  scoreBarLabel: 'Vous avez :num points sur :total',
  feedbackAvailable: 'Un commentaire est disponible',
  correctAnswer: 'Bonne réponse',
  wrongAnswer: 'Mauvaise réponse',
  shouldCheck: 'Il fallait la choisir',
  shouldNotCheck: 'Il ne fallait pas la choisir',
  noInput: 'Répondez avant de voir la réponse',
  a11yCheck: 'Vérifier les réponses\u00a0: chacune sera dite juste, fausse ou sans réponse.',
  a11yShowSolution: 'Voir la réponse\u00a0: la bonne sera indiquée.',
  a11yRetry: 'Réessayer\u00a0: recommencer la question sans réponse.',
} as const;
