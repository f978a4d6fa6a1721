import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { EpisodeListening } from '@/components/episodes/page/EpisodeListening.client';
import { installWindow } from '@/tests/unit/components/episodes/setUp';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr } from '@/tests/unit/lib/player/setUp';

beforeEach(() => installWindow());

const transcript = (
  <div data-end={60}>
    <button type="button" data-cursor hidden>
      Écouter à partir de cette phrase
    </button>
    <span aria-live="polite" />
    {Array.from({ length: 60 }, (_, second) => (
      <span key={second} data-start={second}>
        Phrase {second}.
      </span>
    ))}
  </div>
);

function renderListening(onRender: () => void = () => {}) {
  const view = renderWithPlayer(
    <Profiler id="words" onRender={onRender}>
      <EpisodeListening episode={badr} className={undefined} hintId="aide">
        {transcript}
      </EpisodeListening>
    </Profiler>,
  );
  return { ...view, currentSentences: () => [...document.querySelectorAll('[aria-current]')] };
}

it('ten sentences played in a row are marked by attributes, without a React render', async () => {
  let renders = 0;
  const { listen, actAndFlush, audio, currentSentences } = renderListening(
    () => (renders += 1),
  );
  await listen();
  renders = 0;
  for (let second = 1; second <= 10; second += 1) {
    await actAndFlush(() => audio.tick(1));
    expect(currentSentences().map(({ textContent }) => textContent)).toEqual([
      `Phrase ${second}.`,
    ]);
  }
  expect(renders).toBe(0);
});

it('the marks of the current and the chosen sentence are removed when the page is left', async () => {
  const { listen, rerender, actAndFlush } = renderListening();
  await listen();
  const [firstSentence] = document.querySelectorAll('span[data-start]');
  expect(firstSentence).toHaveAttribute('aria-current');
  const button = screen.getByRole('button');
  act(() => button.focus());
  expect(firstSentence).toHaveAttribute('data-chosen');
  await actAndFlush(() => rerender(null));
  expect(firstSentence).not.toHaveAttribute('aria-current');
  expect(firstSentence).not.toHaveAttribute('data-chosen');
  expect(button).not.toBeVisible();
});
