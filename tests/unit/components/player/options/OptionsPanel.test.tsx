import { screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { OptionsPanel } from '@/components/player/options/OptionsPanel.client';
import { usePlayer } from '@/components/player/PlayerContext.client';
import type { TrackContext } from '@/lib/player/extras/trackContext';
import { setUpExtras } from '@/tests/unit/components/player/playerExtras';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr, medine, playbackOf } from '@/tests/unit/lib/player/setUp';

const TRACK_CONTEXT: TrackContext = {
  chapters: [
    { title: 'Un puits', start: 0 },
    { title: 'Une foire', start: 65.2 },
  ],
  next: medine,
  previous: null,
};

const SLOTS = { story: null, mark: null, offline: null };

const badrWithPage = { ...badr, pageUrl: '/episodes/badr' };
const hegire = { ...medine, id: 'hegire', title: 'L’Hégire' };

function Panel({ trackContext, onHelp }: { trackContext?: TrackContext; onHelp: () => void }) {
  const player = usePlayer();
  const [extras] = useState(() => setUpExtras(player, trackContext));
  useEffect(() => extras.connect(), [extras]);
  return <OptionsPanel extras={extras} slots={SLOTS} panelId="options" onHelp={onHelp} />;
}

async function renderPanel(trackContext?: TrackContext) {
  const onHelp = jest.fn();
  const view = renderWithPlayer(
    <Panel onHelp={onHelp} {...(trackContext && { trackContext })} />,
  );
  await view.listen(badrWithPage);
  return { ...view, onHelp };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the playback speed', () => {
  it('is chosen among six speeds', async () => {
    const { user, actAndFlush, audio } = await renderPanel();
    const speedGroup = within(screen.getByRole('group', { name: 'Vitesse' }));
    expect(speedGroup.getAllByRole('radio')).toHaveLength(6);
    expect(speedGroup.getByRole('radio', { name: '1×' })).toBeChecked();
    await user.click(speedGroup.getByRole('radio', { name: '1,5×' }));
    expect(speedGroup.getByRole('radio', { name: '1,5×' })).toBeChecked();
    await actAndFlush(() => {});
    expect(audio.element.playbackRate).toBe(1.5);
    expect(speedGroup.getByRole('radio', { name: '1,5×' })).toBeChecked();
  });
});

describe('the sleep timer', () => {
  const timerSelect = () => screen.getByRole('combobox', { name: 'Arrêt programmé' });

  it('is off, and shows the time left once it is set', async () => {
    const { user } = await renderPanel();
    expect(timerSelect()).toHaveDisplayValue('Désactivée');
    expect(timerSelect()).not.toHaveAccessibleDescription();
    await user.selectOptions(timerSelect(), '15 minutes');
    expect(timerSelect()).toHaveAccessibleDescription('Arrêt dans 15:00');
    await user.selectOptions(timerSelect(), 'Fin de l’épisode');
    expect(timerSelect()).toHaveAccessibleDescription('Arrêt dans 10:00');
    await user.selectOptions(timerSelect(), 'Désactivée');
    expect(timerSelect()).not.toHaveAccessibleDescription();
  });

  it('offers the end of the chapter when there are chapters', async () => {
    const { user, actAndFlush, audio } = await renderPanel(TRACK_CONTEXT);
    await user.selectOptions(timerSelect(), 'Fin du chapitre');
    expect(timerSelect()).toHaveAccessibleDescription('Arrêt dans 1:06');
    await actAndFlush(() => audio.tick(1));
    expect(timerSelect()).toHaveAccessibleDescription('Arrêt dans 1:05');
  });

  it('offers no end of the chapter without chapters, in a panel without a next episode', async () => {
    await renderPanel();
    expect(screen.queryByRole('option', { name: 'Fin du chapitre' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Chapitres' })).not.toBeInTheDocument();
    expect(screen.getByText('Rien n’est prévu après cet épisode.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Épisode suivant' })).not.toBeInTheDocument();
  });
});

describe('the chapters in the options', () => {
  it('are listed with their times and the current chapter, and play from their starts', async () => {
    const { press, audio } = await renderPanel(TRACK_CONTEXT);
    const chapterList = within(screen.getByRole('region', { name: 'Chapitres' }));
    expect(chapterList.getByRole('button', { current: true })).toHaveTextContent('Un puits');
    await press(/^Une foire/);
    expect(audio.element.currentTime).toBe(65.2);
    expect(chapterList.getByRole('button', { current: true })).toHaveTextContent(
      /^Une foire.*1:05$/,
    );
  });

  it('play even when the episode was paused', async () => {
    const { press, actAndFlush, player } = await renderPanel(TRACK_CONTEXT);
    await actAndFlush(() => player.toggle());
    await press(/^Une foire/);
    expect(playbackOf(player).isPlaying).toBe(true);
  });
});

describe('the next episode in the options', () => {
  const upNext = () => within(screen.getByRole('region', { name: 'À suivre' }));
  const queuedTitles = () =>
    upNext()
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('is the next of the story, unless the listener switches « Enchaîner » off', async () => {
    const { user } = await renderPanel(TRACK_CONTEXT);
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

  it('starts by its button, whose removal moves the focus to the heading', async () => {
    const { press, player } = await renderPanel(TRACK_CONTEXT);
    await press('Épisode suivant');
    expect(playbackOf(player).episode.id).toBe('medine');
    expect(upNext().queryByRole('button', { name: 'Épisode suivant' })).not.toBeInTheDocument();
    expect(upNext().getByRole('heading', { name: 'À suivre' })).toHaveFocus();
  });

  it('leaves the focus on its button while another episode is queued', async () => {
    const { press, actAndFlush, player } = await renderPanel(TRACK_CONTEXT);
    await actAndFlush(() => player.queue.set([hegire, medine]));
    await press('Épisode suivant');
    expect(queuedTitles()).toEqual(['Médine']);
    expect(upNext().getByRole('button', { name: 'Épisode suivant' })).toHaveFocus();
  });

  it('is the first of the queue, which can be reordered', async () => {
    const { user, actAndFlush, player } = await renderPanel(TRACK_CONTEXT);
    await actAndFlush(() => player.queue.set([hegire, medine]));
    expect(queuedTitles()).toEqual(['L’Hégire', 'Médine']);
    expect(upNext().queryByText('Ensuite')).not.toBeInTheDocument();
    const downButton = upNext().getByRole('button', {
      name: 'Descendre «\u00a0L’Hégire\u00a0»',
    });
    await user.click(downButton);
    expect(queuedTitles()).toEqual(['Médine', 'L’Hégire']);
    expect(downButton).toHaveFocus();
    expect(downButton).toHaveAttribute('aria-disabled', 'true');
    await user.click(upNext().getByRole('button', { name: 'Monter «\u00a0L’Hégire\u00a0»' }));
    expect(queuedTitles()).toEqual(['L’Hégire', 'Médine']);
  });

  it('leaves the queue when removed, and the focus moves to the heading', async () => {
    const { press, actAndFlush, player } = await renderPanel();
    await actAndFlush(() => player.queue.set([hegire, medine]));
    await press('Retirer «\u00a0L’Hégire\u00a0»');
    expect(queuedTitles()).toEqual(['Médine']);
    expect(upNext().getByRole('heading', { name: 'À suivre' })).toHaveFocus();
  });
});

it('the options panel opens the help on the keys', async () => {
  const { press, onHelp } = await renderPanel();
  await press('Raccourcis clavier');
  expect(onHelp).toHaveBeenCalledTimes(1);
});
