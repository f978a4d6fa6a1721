import { screen } from '@testing-library/react';
import { EpisodeShare } from '@/components/episodes/page/EpisodeShare.client';
import { giveWindow } from '@/tests/unit/components/episodes/setUp';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr, medine } from '@/tests/unit/lib/player/setUp';

function open() {
  const stage = renderWithPlayer(<EpisodeShare slug={badr.id} title={badr.title} />);
  return {
    ...stage,
    share: () => stage.user.click(screen.getByRole('button', { name: 'Partager' })),
    copied: () => navigator.clipboard.readText(),
  };
}

beforeEach(() => giveWindow());

const choice = () => screen.queryByRole('checkbox', { name: /Partager à partir de/ });

describe('sharing an episode', () => {
  it('copies the address of its page and says so', async () => {
    const { share, copied } = open();
    expect(choice()).toBeNull();
    await share();
    expect(await copied()).toBe('http://localhost/episodes/badr');
    expect(screen.getByRole('status')).toHaveTextContent('Lien copié.');
  });

  it('copies the second that is being heard', async () => {
    const { share, copied, listen, happen, audio } = open();
    await listen();
    await happen(() => audio.tick(192.6));
    expect(screen.getByRole('checkbox')).toHaveAccessibleName('Partager à partir de 3:12');
    await share();
    expect(await copied()).toBe('http://localhost/episodes/badr?t=192');
  });

  it('leaves the second out when the listener does not want it', async () => {
    const { share, copied, user, listen, happen, audio } = open();
    await listen();
    await happen(() => audio.tick(192));
    await user.click(screen.getByRole('checkbox'));
    await share();
    expect(await copied()).toBe('http://localhost/episodes/badr');
  });

  it('knows nothing of the second of another episode', async () => {
    const { share, copied, listen, happen, audio } = open();
    await listen(medine);
    await happen(() => audio.tick(192));
    expect(choice()).toBeNull();
    await share();
    expect(await copied()).toBe('http://localhost/episodes/badr');
  });

  it('shows the address where the browser refuses to copy', async () => {
    const { share } = open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await share();
    expect(screen.getByRole('textbox', { name: 'Lien de cet épisode' })).toHaveValue(
      'http://localhost/episodes/badr',
    );
  });
});

describe('sharing with a finger', () => {
  const withShare = (share: (data: ShareData) => Promise<void>) => {
    giveWindow({ touched: true });
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  };

  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('hands the address to the system', async () => {
    const handed = jest.fn().mockResolvedValue(undefined);
    withShare(handed);
    const { share } = open();
    await share();
    expect(handed).toHaveBeenCalledWith({
      title: badr.title,
      url: 'http://localhost/episodes/badr',
    });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says nothing when the reader thinks better of it', async () => {
    withShare(() => Promise.reject(new DOMException('', 'AbortError')));
    const { share } = open();
    await share();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('copies when the system cannot', async () => {
    withShare(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    const { share } = open();
    await share();
    expect(screen.getByRole('status')).toHaveTextContent('Lien copié.');
  });
});
