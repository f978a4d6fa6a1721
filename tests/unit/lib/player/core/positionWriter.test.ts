import { createMediaStore } from '@/lib/player/core/mediaStore';
import type { PositionStorage } from '@/lib/player/core/position';
import { createPositionWriter } from '@/lib/player/core/positionWriter';
import { FakeAudio } from '@/tests/fixtures/audio';
import { badr } from '@/tests/unit/lib/player/setUp';

it.each([
  ['is written while the element plays the episode', {}, 12],
  ['is unchanged while a seek is pending', { pendingSeek: 300 }, 0],
  ['is unchanged while the source is broken', { trouble: 'reconnecting' }, 0],
] as const)('the last played second %s', async (_, state, second) => {
  const audio = new FakeAudio();
  const media = createMediaStore();
  media.connect(audio.element);
  media.insert(badr);
  audio.element.src = '/audio/badr.mp3';
  audio.metadata(600);
  audio.element.currentTime = 12;
  await audio.flush();
  media.update(state);
  const written: number[] = [];
  const positions: PositionStorage = {
    read: () => undefined,
    write: (_episode, { t }) => void written.push(t),
    subscribe: () => () => {},
  };
  const writer = createPositionWriter(media, positions, () => 10_000);
  writer.follow();
  expect(writer.lastTime()).toBe(second);
  expect(written).toEqual(second === 0 ? [] : [second]);
});
