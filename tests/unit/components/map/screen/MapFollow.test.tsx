import { act, screen } from '@testing-library/react';
import { createRef } from 'react';
import { MapFollow } from '@/components/map/screen/MapFollow.client';
import { story } from '@/components/story/storyStore';
import { loadMap, mapIds } from '@/lib/server/content/maps';
import { arabia } from '@/tests/unit/components/map/setUp';
import { narrated } from '@/tests/unit/components/story/narrated';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';

afterEach(() => act(() => story.send('stop')));

const narrate = (year: number): void => act(() => story.set(narrated(year)));

it.each(mapIds().map((id) => ({ id, timeline: loadMap(id).record.timeline })))(
  'the map « $id » shows « hors de la carte » only for years outside of its timeline',
  ({ timeline }) => {
    renderWithPlayer(
      <MapFollow
        screen={createRef<HTMLElement>()}
        map={{ ...arabia, timeline }}
        year={null}
        onMark={() => {}}
        onFly={() => {}}
      />,
    );
    act(() => story.send('start'));
    const { from, to } = timeline;
    for (let year = from; year <= to; year += 1) {
      narrate(year);
      expect(screen.queryByText(/hors de la carte/)).toBeNull();
    }
    for (const year of [from - 1, to + 1]) {
      narrate(year);
      expect(screen.getByText(/hors de la carte/)).toHaveTextContent(
        `${year} : hors de la carte (${from}–${to})`,
      );
    }
  },
);
