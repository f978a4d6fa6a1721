import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeepOffer } from '@/components/offline/dialog/KeepOffer';
import { KeepProgress } from '@/components/offline/dialog/KeepProgress';
import type { Pack } from '@/lib/offline/pack';

const PACK: Pack = {
  build: 'a',
  subject: null,
  groups: [
    { id: 'sound', items: [{ kind: 'file', url: '/a.mp3', bytes: 2_000_000, hash: 'h' }] },
    { id: 'quiz', items: [{ kind: 'data', url: '/quizz/quizz.json', bytes: 300_000 }] },
  ],
};

const listedParts = () =>
  screen
    .getAllByRole('term')
    .map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]);

describe('the dialog « Emporter » before the download', () => {
  const offer = (room: number | null, onAccept = () => {}) => (
    <KeepOffer
      pack={PACK}
      bytes={3_500_000}
      shared={1_200_000}
      room={room}
      onAccept={onAccept}
    />
  );

  it('lists the size of each part, the total in its button, and the free storage where known', async () => {
    const onAcceptMock = jest.fn();
    const { rerender } = render(offer(null, onAcceptMock));
    expect(listedParts()).toEqual([
      ['Le son', '2\u00a0Mo'],
      ['Le quiz', '0,3\u00a0Mo'],
      ['Le site lui-même, une seule fois pour tous les épisodes', '1,2\u00a0Mo'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Emporter (3,5\u00a0Mo)' }));
    expect(onAcceptMock).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/Cet appareil laisse/)).not.toBeInTheDocument();
    rerender(offer(2_340_000_000));
    expect(
      screen.getByText('Il reste 2,3 Go pour ce site sur cet appareil.'),
    ).toBeInTheDocument();
  });
});

describe('the dialog « Emporter » during the download', () => {
  const progress = (receivedBytes: number) => (
    <KeepProgress done={receivedBytes} total={1_000_000} isStopped={false} />
  );

  it('advances its progress bar at each step, and its status at every quarter', () => {
    const { rerender } = render(progress(260_000));
    const statusText = () => screen.getByRole('status').textContent;
    expect(statusText()).toBe('25\u00a0% sont arrivés.');
    rerender(progress(490_000));
    expect(statusText()).toBe('25\u00a0% sont arrivés.');
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '490000');
    rerender(progress(510_000));
    expect(statusText()).toBe('50\u00a0% sont arrivés.');
  });
});
