import { screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { OptionsPanel } from '@/components/player/options/OptionsPanel.client';
import { usePlayer } from '@/components/player/PlayerContext.client';
import type { TrackContext } from '@/lib/player/extras/trackContext';
import { setUpExtras } from '@/tests/unit/components/player/playerExtras';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr, medine, published } from '@/tests/unit/lib/player/setUp';

const TRACK_CONTEXT: TrackContext = {
  chapters: [
    { title: 'Un puits', start: 0 },
    { title: 'Une foire', start: 65.2 },
  ],
  next: medine,
  previous: null,
};

const SLOTS = { story: null, mark: null, offline: null };

const withPage = { ...badr, pageUrl: '/episodes/badr' };
const hegire = { ...medine, id: 'hegire', title: 'L’Hégire' };

function Panel({ trackContext, onHelp }: { trackContext?: TrackContext; onHelp: () => void }) {
  const player = usePlayer();
  const [extras] = useState(() => setUpExtras(player, trackContext));
  useEffect(() => extras.connect(), [extras]);
  return <OptionsPanel extras={extras} slots={SLOTS} panelId="options" onHelp={onHelp} />;
}

async function setUp(trackContext?: TrackContext) {
  const onHelp = jest.fn();
  const view = renderWithPlayer(
    <Panel onHelp={onHelp} {...(trackContext && { trackContext })} />,
  );
  await view.listen(withPage);
  return { ...view, onHelp };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the speed', () => {
  it('is chosen among six, of which one is set', async () => {
    const { user, actAndFlush, audio } = await setUp();
    const group = within(screen.getByRole('group', { name: 'Vitesse' }));
    expect(group.getAllByRole('radio')).toHaveLength(6);
    expect(group.getByRole('radio', { name: '1×' })).toBeChecked();
    await user.click(group.getByRole('radio', { name: '1,5×' }));
    expect(group.getByRole('radio', { name: '1,5×' })).toBeChecked();
    await actAndFlush(() => {});
    expect(audio.element.playbackRate).toBe(1.5);
    expect(group.getByRole('radio', { name: '1,5×' })).toBeChecked();
  });
});

describe('the sleep timer', () => {
  const timer = () => screen.getByRole('combobox', { name: 'Arrêt programmé' });

  it('is off, and shows the time left once it is set', async () => {
    const { user } = await setUp();
    expect(timer()).toHaveDisplayValue('Désactivée');
    expect(timer()).not.toHaveAccessibleDescription();
    await user.selectOptions(timer(), '15 minutes');
    expect(timer()).toHaveAccessibleDescription('Arrêt dans 15:00');
    await user.selectOptions(timer(), 'Fin de l’épisode');
    expect(timer()).toHaveAccessibleDescription('Arrêt dans 10:00');
    await user.selectOptions(timer(), 'Désactivée');
    expect(timer()).not.toHaveAccessibleDescription();
  });

  it('offers the end of the chapter when there are chapters', async () => {
    const { user, actAndFlush, audio } = await setUp(TRACK_CONTEXT);
    await user.selectOptions(timer(), 'Fin du chapitre');
    expect(timer()).toHaveAccessibleDescription('Arrêt dans 1:06');
    await actAndFlush(() => audio.tick(1));
    expect(timer()).toHaveAccessibleDescription('Arrêt dans 1:05');
  });

  it('offers no end of the chapter without chapters, beside which nothing is planned', async () => {
    await setUp();
    expect(screen.queryByRole('option', { name: 'Fin du chapitre' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Chapitres' })).not.toBeInTheDocument();
    expect(screen.getByText('Rien n’est prévu après cet épisode.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Épisode suivant' })).not.toBeInTheDocument();
  });
});

describe('the chapters', () => {
  it('are listed with their times, the current one marked, and play from their starts', async () => {
    const { press, audio } = await setUp(TRACK_CONTEXT);
    const list = within(screen.getByRole('region', { name: 'Chapitres' }));
    expect(list.getByRole('button', { current: true })).toHaveTextContent('Un puits');
    await press(/^Une foire/);
    expect(audio.element.currentTime).toBe(65.2);
    expect(list.getByRole('button', { current: true })).toHaveTextContent(/^Une foire.*1:05$/);
  });

  it('play even when the episode was paused', async () => {
    const { press, actAndFlush, player } = await setUp(TRACK_CONTEXT);
    await actAndFlush(() => player.toggle());
    await press(/^Une foire/);
    expect(published(player).isPlaying).toBe(true);
  });
});

describe('the next episode', () => {
  const upNext = () => within(screen.getByRole('region', { name: 'À suivre' }));
  const waiting = () =>
    upNext()
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('is that of the story, unless the listener stops there', async () => {
    const { user } = await setUp(TRACK_CONTEXT);
    const autoplayNext = upNext().getByRole('switch', {
      name: 'Enchaîner avec l’épisode suivant',
    });
    expect(autoplayNext).toBeChecked();
    expect(upNext().getByText('Médine')).toBeVisible();
    await user.click(autoplayNext);
    expect(upNext().queryByText('Médine')).not.toBeInTheDocument();
    expect(upNext().getByText('Rien n’est prévu après cet épisode.')).toBeVisible();
    expect(localStorage).toHaveLength(1);
  });
  it('starts at once on demand, and its heading takes the focus when the pressed button is removed', async () => {
    const { press, player } = await setUp(TRACK_CONTEXT);
    await press('Épisode suivant');
    expect(published(player).episode.id).toBe('medine');
    expect(upNext().queryByRole('button', { name: 'Épisode suivant' })).not.toBeInTheDocument();
    expect(upNext().getByRole('heading', { name: 'À suivre' })).toHaveFocus();
  });

  it('leaves the focus on the button while there is another one', async () => {
    const { press, actAndFlush, player } = await setUp(TRACK_CONTEXT);
    await actAndFlush(() => player.queue.set([hegire, medine]));
    await press('Épisode suivant');
    expect(waiting()).toEqual(['Médine']);
    expect(upNext().getByRole('button', { name: 'Épisode suivant' })).toHaveFocus();
  });

  it('is the first of the queue, which can be reordered', async () => {
    const { user, actAndFlush, player } = await setUp(TRACK_CONTEXT);
    await actAndFlush(() => player.queue.set([hegire, medine]));
    expect(waiting()).toEqual(['L’Hégire', 'Médine']);
    expect(upNext().queryByText('Ensuite')).not.toBeInTheDocument();
    const down = upNext().getByRole('button', { name: 'Descendre «\u00a0L’Hégire\u00a0»' });
    await user.click(down);
    expect(waiting()).toEqual(['Médine', 'L’Hégire']);
    expect(down).toHaveFocus();
    expect(down).toHaveAttribute('aria-disabled', 'true');
    await user.click(upNext().getByRole('button', { name: 'Monter «\u00a0L’Hégire\u00a0»' }));
    expect(waiting()).toEqual(['L’Hégire', 'Médine']);
  });

  it('is no longer queued after its removal, and the focus stays in the queue', async () => {
    const { press, actAndFlush, player } = await setUp();
    await actAndFlush(() => player.queue.set([hegire, medine]));
    await press('Retirer «\u00a0L’Hégire\u00a0»');
    expect(waiting()).toEqual(['Médine']);
    expect(upNext().getByRole('heading', { name: 'À suivre' })).toHaveFocus();
  });
});

it('the options panel leads to the help on the keys', async () => {
  const { press, onHelp } = await setUp();
  await press('Raccourcis clavier');
  expect(onHelp).toHaveBeenCalledTimes(1);
});
