import { screen } from '@testing-library/react';
import { EpisodeShare } from '@/components/episodes/page/EpisodeShare.client';
import { installWindow } from '@/tests/unit/components/episodes/setUp';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr, medine } from '@/tests/unit/lib/player/setUp';

function renderShare() {
  const view = renderWithPlayer(<EpisodeShare slug={badr.id} title={badr.title} />);
  return {
    ...view,
    pressShare: () => view.press('Partager'),
    readClipboard: () => navigator.clipboard.readText(),
    async playAt(second: number, episode = badr) {
      await view.listen(episode);
      await view.actAndFlush(() => view.audio.tick(second));
    },
  };
}

beforeEach(() => installWindow());

const timeChoice = () => screen.queryByRole('checkbox', { name: /Partager à partir de/ });

describe('the share button of an episode', () => {
  it('copies the address of its page and announces it', async () => {
    const { pressShare, readClipboard } = renderShare();
    expect(timeChoice()).toBeNull();
    await pressShare();
    expect(await readClipboard()).toBe('http://localhost/episodes/badr');
    expect(screen.getByRole('status')).toHaveTextContent('Lien copié.');
  });

  it('copies the address with the current second, unless the listener unchecks it', async () => {
    const { pressShare, readClipboard, user, playAt } = renderShare();
    await playAt(192.6);
    expect(screen.getByRole('checkbox')).toHaveAccessibleName('Partager à partir de 3:12');
    await pressShare();
    expect(await readClipboard()).toBe('http://localhost/episodes/badr?t=192');
    await user.click(screen.getByRole('checkbox'));
    await pressShare();
    expect(await readClipboard()).toBe('http://localhost/episodes/badr');
  });

  it('ignores the second of another episode', async () => {
    const { pressShare, readClipboard, playAt } = renderShare();
    await playAt(192, medine);
    expect(timeChoice()).toBeNull();
    await pressShare();
    expect(await readClipboard()).toBe('http://localhost/episodes/badr');
  });

  it('shows the address where the browser refuses to copy', async () => {
    const { pressShare } = renderShare();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await pressShare();
    expect(screen.getByRole('textbox', { name: 'Lien de cet épisode' })).toHaveValue(
      'http://localhost/episodes/badr',
    );
  });
});

describe('the share button on a touch screen', () => {
  const installShare = (pressShare: (data: ShareData) => Promise<void>) => {
    installWindow({ hasCoarsePointer: true });
    Object.defineProperty(navigator, 'share', { value: pressShare, configurable: true });
  };

  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('passes the title and the address to the system’s share sheet', async () => {
    const shareData = jest.fn().mockResolvedValue(undefined);
    installShare(shareData);
    await renderShare().pressShare();
    expect(shareData).toHaveBeenCalledWith({
      title: badr.title,
      url: 'http://localhost/episodes/badr',
    });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['announces nothing when the share sheet is closed', 'AbortError', /^$/],
    [
      'copies the address when the system refuses to share',
      'NotAllowedError',
      /^Lien copié\.$/,
    ],
  ])('%s', async (_, name, expected) => {
    installShare(() => Promise.reject(new DOMException('', name)));
    await renderShare().pressShare();
    expect(screen.getByRole('status').textContent).toMatch(expected);
  });
});
