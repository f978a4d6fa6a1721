import { dayOf } from '@/lib/review/day';
import type { CardId } from '@/lib/review/event';
import { writeLog } from '@/lib/review/record';
import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import { navigateWithoutReload } from '@/tests/e2e/player/playerPage';
import { tabTo } from '@/tests/e2e/quiz/mapQuizPage';
import {
  answerIndex,
  DAY,
  addThreeQuestions,
  REVIEW,
  reviewOn,
} from '@/tests/e2e/review/reviewPage';

it.use({ reducedMotion: 'reduce' });

const CARDS = ['q:q-105', 'q:q-108'] as const satisfies readonly CardId[];

it('a sitting is completed by keyboard, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 844 });
  const { button, heading } = reviewOn(page);
  const expectAccessible = async () => {
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  };
  await addThreeQuestions(page);
  await expectAccessible();
  await navigateWithoutReload(page, REVIEW);
  await expect(heading).toHaveText('3 à revoir · 1\u00a0min');
  await button('Reprendre sur un autre appareil').click();
  await button('Afficher le code à photographier').click();
  await expect(page.getByRole('img', { name: /Code QR/ })).toBeVisible();
  await expectAccessible();
  await tabTo(page, button('Réviser'));
  await page.keyboard.press('Enter');
  for (let card = 1; card <= 3; card += 1) {
    await expect(page.getByText(`Carte ${card} / 3`, { exact: true })).toBeVisible();
    await expect(heading).toBeFocused();
    if (card === 1) await expectAccessible();
    await page.keyboard.press(String((await answerIndex(page, true)) + 1));
    await expect(page.getByText('Bonne réponse :')).toBeVisible();
    if (card === 1) await expectAccessible();
    await tabTo(page, button('Continuer'));
    await page.keyboard.press('Enter');
  }
  await expect(heading).toHaveText('3 sur 3 retenues');
  await tabTo(page, button('Terminer'));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Rien à revoir aujourd’hui');
});

it('the count of due cards changes at four, not at midnight', async ({ page }) => {
  // In Paris, 25 October 2026 has 25 hours: 3 a.m. summer time is 2 a.m. winter time.
  const evening = Date.parse('2026-10-24T23:59:00+02:00');
  const dayBefore = dayOf(evening) - 1;
  const log = CARDS.map((card, index) => ({
    id: `a${index}`,
    at: evening - DAY,
    kind: 'answered' as const,
    card,
    revision: 'r',
    day: dayBefore,
    // A missed card is due the next day, a known card the day after.
    isRecalled: index > 0,
  }));
  await page.addInitScript(
    ([text, storedDays]) => {
      localStorage.setItem('revision', text);
      localStorage.setItem('revision-jours', storedDays);
    },
    [writeLog(log), JSON.stringify([dayBefore + 1, dayBefore + 2])] as const,
  );
  await page.clock.install({ time: evening });
  await page.goto('/about');
  const link = page.getByRole('main').getByRole('link', { name: /^\d+ à revoir$/ });
  for (const [time, dueCount] of [
    ['2026-10-24T23:59:00+02:00', '1'],
    ['2026-10-25T00:01:00+02:00', '1'],
    ['2026-10-25T02:30:00+02:00', '1'],
    ['2026-10-25T02:30:00+01:00', '1'],
    ['2026-10-25T03:59:00+01:00', '1'],
    ['2026-10-25T04:01:00+01:00', '2'],
    ['2026-10-25T23:59:00+01:00', '2'],
    ['2026-10-26T00:01:00+01:00', '2'],
  ] as const) {
    await page.clock.setSystemTime(new Date(time));
    await navigateWithoutReload(page, '/outils');
    await expect(link).toHaveText(`${dueCount} à revoir`);
    await navigateWithoutReload(page, '/about');
    await expect(link).toHaveCount(0);
  }
});
