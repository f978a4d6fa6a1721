import { formerVersion, listenPage } from '@/scripts/narration/listenPage';

it('the page lays the lines of both voices side by side, each with its second', () => {
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

it('the page compares with the last sound of another voice, else with the last sound of other bytes', () => {
  const [mended, first, former] = [
    { blob: 'c', isTimed: true },
    { blob: 'b', isTimed: true },
    { blob: 'a', isTimed: false },
  ];
  expect(formerVersion([mended, first, former], mended)).toBe(former);
  expect(formerVersion([mended, first], mended)).toBe(first);
  expect(formerVersion([mended], mended)).toBeUndefined();
});
