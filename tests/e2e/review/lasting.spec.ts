import { expect, test } from '@playwright/test';
import { dayOf } from '@/lib/review/day';
import type { CardId } from '@/lib/review/event';
import { formatReviewLink } from '@/lib/review/link';
import { writeLog } from '@/lib/review/record';
import { tabTo } from '@/tests/e2e/quiz/mapQuizPage';
import {
  answer,
  answerRank,
  DAY,
  keepThree,
  REVIEW,
  reviewOn,
} from '@/tests/e2e/review/reviewPage';

test.use({ reducedMotion: 'reduce' });

test('Une séance entière se fait au clavier seul', async ({ page }) => {
  await keepThree(page);
  await page.goto(REVIEW);
  const { button, heading } = reviewOn(page);
  await expect(heading).toHaveText('3 à revoir · 1\u00a0min');
  await tabTo(page, button('Réviser'));
  await page.keyboard.press('Enter');
  for (let card = 1; card <= 3; card += 1) {
    await expect(page.getByText(`Carte ${card} / 3`, { exact: true })).toBeVisible();
    await expect(heading).toBeFocused();
    await page.keyboard.press(String((await answerRank(page, true)) + 1));
    await expect(page.getByText('Bonne réponse :')).toBeVisible();
    await tabTo(page, button('Continuer'));
    await page.keyboard.press('Enter');
  }
  await expect(heading).toHaveText('3 sur 3 retenues');
  await tabTo(page, button('Terminer'));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Rien à revoir aujourd’hui');
});

test('Sans stockage, la séance marche et dit qu’elle sera oubliée', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const cards = (['q:q-105', 'q:q-108'] as const satisfies readonly CardId[]).map((card) => ({
    card,
    isKept: true,
    memory: null,
    day: null,
    revision: null,
  }));
  const { button, heading } = reviewOn(page);
  await page.goto(`${REVIEW}#r=${formatReviewLink(cards, dayOf(Date.now()))}`);
  await expect(page.getByText(/elle sera oubliée/)).toBeVisible();
  await expect(heading).toHaveText('Rien à revoir pour l’instant');
  await button('Les réunir aux miennes').click();
  await expect(heading).toHaveText('2 à revoir · 1\u00a0min');
  await button('Réviser').click();
  for (let card = 1; card <= 2; card += 1) {
    await answer(page, true);
    await button('Continuer').click();
  }
  await expect(heading).toHaveText('2 sur 2 retenues');
  await expect(page.getByText(/elle sera oubliée/)).toBeVisible();
});

test('Le compte du jour ne change ni à minuit ni au changement d’heure, mais à quatre heures', async ({
  page,
}) => {
  // In Paris, 25 October 2026 has 25 hours: at three in the morning it is two again.
  const evening = Date.parse('2026-10-24T23:59:00+02:00');
  const before = dayOf(evening) - 1;
  const cards = ['q:q-105', 'q:q-108'] as const;
  const log = cards.map((card, rank) => ({
    id: `a${rank}`,
    at: evening - DAY,
    kind: 'answered' as const,
    card,
    revision: 'r',
    day: before,
    // What was missed is due the next day, what was known the day after.
    isRecalled: rank > 0,
  }));
  await page.addInitScript(
    ([text, days]) => {
      localStorage.setItem('revision', text);
      localStorage.setItem('revision-jours', days);
    },
    [writeLog(log), JSON.stringify([before + 1, before + 2])] as const,
  );
  await page.clock.install({ time: evening });
  for (const [time, count] of [
    ['2026-10-24T23:59:00+02:00', 1],
    ['2026-10-25T00:01:00+02:00', 1],
    ['2026-10-25T02:30:00+02:00', 1],
    ['2026-10-25T02:30:00+01:00', 1],
    ['2026-10-25T03:59:00+01:00', 1],
    ['2026-10-25T04:01:00+01:00', 2],
    ['2026-10-25T23:59:00+01:00', 2],
    ['2026-10-26T00:01:00+01:00', 2],
  ] as const) {
    await page.clock.setSystemTime(new Date(time));
    await page.goto('/outils');
    await expect(
      page.getByRole('link', { name: /^(\d+|Une) cartes? à revoir aujourd’hui$/ }),
    ).toHaveText(`${count === 1 ? 'Une carte' : `${count} cartes`} à revoir aujourd’hui`);
  }
});
