import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { EpisodeListening } from '@/components/episodes/page/EpisodeListening.client';
import { installWindow } from '@/tests/unit/components/episodes/setUp';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr } from '@/tests/unit/lib/player/setUp';

beforeEach(() => installWindow());

const words = (
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

function open(onRender: () => void = () => {}) {
  const stage = renderWithPlayer(
    <Profiler id="words" onRender={onRender}>
      <EpisodeListening episode={badr} className={undefined} hintId="aide">
        {words}
      </EpisodeListening>
    </Profiler>,
  );
  return { ...stage, marked: () => [...document.querySelectorAll('[aria-current]')] };
}

it('ten sentences played one after the other cause no React render: two attributes change for each', async () => {
  let renders = 0;
  const { listen, actAndFlush, audio, marked } = open(() => (renders += 1));
  await listen();
  renders = 0;
  for (let second = 1; second <= 10; second += 1) {
    await actAndFlush(() => audio.tick(1));
    expect(marked().map(({ textContent }) => textContent)).toEqual([`Phrase ${second}.`]);
  }
  expect(renders).toBe(0);
});

it('the mark of the current sentence is removed when the page is left', async () => {
  const { listen, rerender, actAndFlush } = open();
  await listen();
  const [first] = document.querySelectorAll('span[data-start]');
  expect(first).toHaveAttribute('aria-current');
  const button = screen.getByRole('button');
  act(() => button.focus());
  expect(first).toHaveAttribute('data-chosen');
  await actAndFlush(() => rerender(null));
  expect(first).not.toHaveAttribute('aria-current');
  expect(first).not.toHaveAttribute('data-chosen');
  expect(button).not.toBeVisible();
});
