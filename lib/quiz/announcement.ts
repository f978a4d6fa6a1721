import { answerText } from '@/lib/quiz/bankQuestion';
import type { QuizState } from '@/lib/quiz/machine';
import { scoreOf } from '@/lib/quiz/score';

/** Writes the text of the live region when the quiz advances; the focus goes to the new question. */
export function announcementOf(state: QuizState, count: number | null): string {
  switch (state.status) {
    case 'choosingMode':
      return '';
    case 'choosingQuestions':
      return count === 0 ? 'Il faut choisir autrement pour commencer.' : '';
    case 'running': {
      const { given, questions } = state.run;
      const rank = `question ${given.length + 1} sur ${questions.length}`;
      if (state.from === 'next') return `Retour à la ${rank}.`;
      if (state.from === 'offer') return `Quiz repris, ${rank}.`;
      return given.length === 0
        ? `Le quiz commence, en ${questions.length} ${questions.length > 1 ? 'questions' : 'question'}.`
        : `Réponse enregistrée, ${given.length} sur ${questions.length}.`;
    }
    case 'correcting': {
      const { answerId } = state.corrected;
      if (state.run.given.at(-1) === answerId) return 'Juste.';
      return `Faux. La bonne réponse est\u00a0: ${answerText(state.corrected, answerId)}.`;
    }
    case 'finished': {
      const score = scoreOf(state.run);
      const answers = score > 1 ? 'bonnes réponses' : 'bonne réponse';
      return `Quiz terminé, ${score} ${answers} sur ${state.run.questions.length}.`;
    }
  }
}
