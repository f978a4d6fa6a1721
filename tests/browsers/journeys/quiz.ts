import { KEYS, tabTo, type, untilShown, visit } from '../input';
import type { Journey } from '../journey';

const QUESTIONS = 10;

/** Answers ten questions from the first Tab to the score, by keyboard alone. */
export const quiz: Journey = {
  title: 'a quiz is chosen, answered and ended by keyboard',
  async run(browser, origin) {
    await visit(browser, `${origin}/outils/quizz`);
    await tabTo(browser, /^Par thème/);
    await type(browser, KEYS.Enter);
    await untilShown(browser, 'Thème');
    await tabTo(browser, /^Thème/);
    await type(browser, ...'Pers');
    await tabTo(browser, /^Difficulté/);
    await type(browser, ...'Fac');
    await tabTo(browser, /^Commencer/);
    await type(browser, KEYS.Enter);
    for (let questionNumber = 1; questionNumber <= QUESTIONS; questionNumber += 1) {
      await untilShown(browser, `Question ${questionNumber} / ${QUESTIONS}`);
      await type(browser, '2');
    }
    await untilShown(browser, `/ ${QUESTIONS}`);
    await untilShown(browser, 'Recommencer');
  },
};
