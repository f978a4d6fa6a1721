import { screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { ShortcutHelp } from '@/components/player/options/ShortcutHelp.client';
import { useShortcuts } from '@/components/player/options/useShortcuts';
import type { Player } from '@/lib/player/core/player';
import { SHORTCUTS } from '@/lib/player/extras/shortcuts';
import { setUpExtras } from '@/tests/unit/components/player/playerExtras';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { medine, playbackOf } from '@/tests/unit/lib/player/setUp';

interface PageProps {
  readonly onHelp: () => void;
  readonly onMark: (player: Player) => void;
}

function Page({ onHelp, onMark }: PageProps) {
  const player = usePlayer();
  const [extras] = useState(() => setUpExtras(player));
  const dialog = useRef<HTMLDialogElement>(null);
  function help(): void {
    onHelp();
    // Stands in for `showModal`, which jsdom lacks.
    dialog.current?.setAttribute('open', '');
  }
  useShortcuts(extras, { help, mark: onMark });
  return (
    <>
      <input aria-label="Champ" />
      <button type="button">Bouton</button>
      <ShortcutHelp ref={dialog} isOn={extras.hasShortcuts} />
    </>
  );
}

async function renderPage() {
  const onHelp = jest.fn();
  const onMark = jest.fn();
  const view = renderWithPlayer(<Page onHelp={onHelp} onMark={onMark} />);
  await view.listen();
  const press = (keys: string): Promise<void> =>
    view.actAndFlush(() => view.user.keyboard(keys));
  return { ...view, press, onHelp, onMark };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a shortcut of the player', () => {
  it('pauses, plays, skips by fifteen seconds, mutes, and changes the speed by a step', async () => {
    const { press, player, audio } = await renderPage();
    await press('k');
    expect(playbackOf(player).status).toBe('paused');
    await press(' ');
    expect(playbackOf(player).status).toBe('playing');
    await press('ll');
    expect(audio.element.currentTime).toBe(30);
    await press('j');
    expect(audio.element.currentTime).toBe(15);
    await press('m');
    expect(playbackOf(player).muted).toBe(true);
    await press('>>');
    expect(audio.element.playbackRate).toBe(1.5);
    await press('<');
    expect(audio.element.playbackRate).toBe(1.25);
  });

  it('marks the current moment', async () => {
    const { press, player, onMark } = await renderPage();
    await press('b');
    expect(onMark).toHaveBeenCalledWith(player);
  });

  it('plays the next episode of the queue', async () => {
    const { press, player, actAndFlush } = await renderPage();
    await actAndFlush(() => player.queue.set([medine]));
    await press('n');
    expect(playbackOf(player).episode.id).toBe('medine');
  });

  it('has no effect in a field', async () => {
    const { press, player, user } = await renderPage();
    await user.click(screen.getByLabelText('Champ'));
    await press('k m');
    expect(screen.getByLabelText('Champ')).toHaveValue('k m');
    expect(playbackOf(player)).toMatchObject({ status: 'playing', muted: false });
  });

  it('leaves the space bar to a focused button, where letters still act', async () => {
    const { press, player, user } = await renderPage();
    await user.click(screen.getByRole('button', { name: 'Bouton' }));
    await press(' ');
    expect(playbackOf(player).status).toBe('playing');
    await press('k');
    expect(playbackOf(player).status).toBe('paused');
  });

  it('on the space bar does not scroll the page', async () => {
    await renderPage();
    const event = new KeyboardEvent('keydown', { key: ' ', cancelable: true, bubbles: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});

describe('the help on the keys', () => {
  it('is opened by the question mark, and lists every key', async () => {
    const { press, onHelp } = await renderPage();
    await press('?');
    expect(onHelp).toHaveBeenCalledTimes(1);
    const table = within(screen.getByRole('table'));
    for (const { does: description, keys } of SHORTCUTS) {
      const row = table.getByRole('row', { name: new RegExp(`^${description}`) });
      for (const key of keys)
        expect(row).toHaveTextContent(key === ' ' ? 'Espace' : key.toUpperCase());
    }
  });

  it('disables the page’s keys while it is open', async () => {
    const { press, player, onHelp } = await renderPage();
    await press('?');
    await press('k?');
    expect(playbackOf(player).status).toBe('playing');
    expect(onHelp).toHaveBeenCalledTimes(1);
  });

  it('switches all shortcuts off, and stores the choice', async () => {
    const { press, player, user, onHelp } = await renderPage();
    await press('?');
    await user.click(screen.getByRole('switch', { name: 'Raccourcis activés' }));
    screen.getByRole('dialog').removeAttribute('open');
    screen.getByRole<HTMLElement>('button', { name: 'Bouton' }).focus();
    await press('k?');
    expect(playbackOf(player).status).toBe('playing');
    expect(onHelp).toHaveBeenCalledTimes(1);
    expect(localStorage).toHaveLength(1);
  });
});
