import { waitFor } from '@testing-library/react';
import { EpisodeListening } from '@/components/episodes/page/EpisodeListening.client';
import { formatWords } from '@/lib/episodes/transcript/words';
import { installWindow } from '@/tests/unit/components/episodes/setUp';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr } from '@/tests/unit/lib/player/setUp';

/** Highlighted ranges, by the name of the highlight. */
const highlights = new Map<string, Set<Range>>();
const highlightedWords = (): readonly string[] =>
  [...highlights.values()].flatMap((ranges) => [...ranges].map(String));

const sentencesHtml = (): readonly string[] =>
  [...document.querySelectorAll('span[data-start]')].map(({ innerHTML }) => innerHTML);

const times = formatWords([
  [0, 40],
  [0, 40, 80, 100],
]);
let responseText = times;
const requests: string[] = [];

beforeEach(() => {
  installWindow();
  responseText = times;
  requests.length = 0;
  highlights.clear();
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(globalThis, {
    CSS: { highlights },
    Highlight: Set,
    CSSStyleSheet: class {
      replaceSync(): void {}
    },
    fetch: async (address: string) => {
      requests.push(address);
      return { ok: true, json: async () => JSON.parse(responseText) };
    },
  });
});

function renderTranscript() {
  return renderWithPlayer(
    <EpisodeListening episode={badr} className={undefined} hintId="aide">
      <div data-end={10} data-words="/audio/badr.words.json">
        <button type="button" data-cursor hidden />
        <span aria-live="polite" />
        <span data-start={2}>Le puits</span>
        <span data-start={4}>
          À <a href="#badr">Badr, près</a> d’ici.
        </span>
      </div>
    </EpisodeListening>,
  );
}

it('the current word is highlighted, across links, without changing the HTML', async () => {
  const { listen, actAndFlush, audio } = renderTranscript();
  const htmlBefore = sentencesHtml();
  await listen();
  await actAndFlush(() => audio.tick(2));
  await waitFor(() => expect(highlightedWords()).toEqual(['Le']));
  const highlighted: string[] = [];
  for (const seconds of [3, 4, 5, 6]) {
    await actAndFlush(() => audio.tick(seconds - audio.element.currentTime));
    highlighted.push(highlightedWords().join());
  }
  expect(highlighted).toEqual(['puits', 'À', 'Badr,', 'près']);
  expect(sentencesHtml()).toEqual(htmlBefore);
});

it('the word timings are fetched once, when the first sentence plays', async () => {
  const { listen, actAndFlush, audio } = renderTranscript();
  expect(requests).toEqual([]);
  await listen();
  expect(requests).toEqual([]);
  await actAndFlush(() => audio.tick(2));
  await actAndFlush(() => audio.tick(2));
  await waitFor(() => expect(requests).toEqual(['/audio/badr.words.json']));
});

it.each([
  ['the times belong to another text', formatWords([[0], [0]])],
  ['the response is no list of times', '{}'],
])('no word is highlighted where %s', async (_, timings) => {
  responseText = timings;
  const { listen, actAndFlush, audio } = renderTranscript();
  await listen();
  await actAndFlush(() => audio.tick(4.5));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(highlightedWords()).toEqual([]);
  expect(document.querySelector('[aria-current]')).toHaveTextContent('À Badr, près d’ici.');
});

it('no word is highlighted under reduced motion', async () => {
  installWindow({ reducesMotion: true });
  const { listen, actAndFlush, audio } = renderTranscript();
  await listen();
  await actAndFlush(() => audio.tick(4.5));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(highlights.size).toBe(0);
});

it('a tap on a word seeks to the second of the word', async () => {
  const { user, actAndFlush, audio } = renderTranscript();
  Object.assign(Range.prototype, {
    getClientRects(this: Range) {
      const top = String(this) === 'près' ? 50 : 1000;
      return [{ left: 0, right: 40, top, bottom: top + 10 }];
    },
  });
  const sentence = document.querySelector('span[data-start="4"]');
  if (!sentence?.lastChild) throw new Error('A sentence is expected.');
  await user.pointer([
    { keys: '[TouchA]', target: sentence, coords: { clientX: 10, clientY: 55 } },
  ]);
  await actAndFlush(() => {
    audio.metadata(600);
    audio.start();
  });
  await waitFor(() => expect(audio.element.currentTime).toBeCloseTo(6));
});
