import { formerVersion, listenPage } from '@/scripts/narration/listenPage';

it('the listening page has a button for each line of both voices, with its second', () => {
  const cue = { id: 'c1-p1-s1', start: 6.2, end: 8, text: 'Un « puits » & <rien>.' };
  const html = listenPage([
    {
      title: 'Badr',
      voices: [
        { label: 'Avant', file: 'badr.avant.mp3', cues: [cue] },
        { label: 'Maintenant', file: 'badr.maintenant.mp3', cues: [{ ...cue, start: 7 }] },
      ],
    },
  ]);
  const buttons = [...html.matchAll(/data-sound="([^"]*)" data-start="([^"]*)"/g)];
  expect(buttons.map(([, sound, start]) => [sound, start])).toEqual([
    ['badr.avant.mp3', '6.2'],
    ['badr.maintenant.mp3', '7'],
  ]);
  expect(html).toContain('Un « puits » &amp; &lt;rien>.');
  expect(html.match(/<audio /g)).toHaveLength(2);
});

it('formerVersion returns the last recording of another voice, else the last different recording', () => {
  const [timedVersion, earlierTimed, untimedVersion] = [
    { blob: 'c', isTimed: true },
    { blob: 'b', isTimed: true },
    { blob: 'a', isTimed: false },
  ];
  expect(formerVersion([timedVersion, earlierTimed, untimedVersion], timedVersion)).toBe(
    untimedVersion,
  );
  expect(formerVersion([timedVersion, earlierTimed], timedVersion)).toBe(earlierTimed);
  expect(formerVersion([timedVersion], timedVersion)).toBeUndefined();
});
