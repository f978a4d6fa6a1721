import { playableEpisode } from '@/lib/episodes/episode';
import { SAMPLE_AUDIO, sourceOf } from '@/lib/player/core/playable';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadSite } from '@/lib/server/content/site';
import { anEpisode, SAMPLE } from '@/tests/fixtures/episode';

const [latest] = loadEpisodes();
if (!latest) throw new Error('An episode is expected.');

/** An episode that has only what it must. */
const bare = anEpisode();

describe('an episode of the fixed list, for the player', () => {
  it('is known by its slug, signed by the site, with the length of its record', () => {
    expect(playableEpisode(latest, 'Chroniques')).toMatchObject({
      id: latest.slug,
      title: latest.title,
      author: 'Chroniques',
      announcedDuration: latest.seconds,
    });
  });

  it('has no audio when its record has none: the sample sounds', () => {
    const playable = playableEpisode(bare, 'Chroniques');
    expect(playable).not.toHaveProperty('audioUrl');
    expect(sourceOf(playable)).toBe(SAMPLE_AUDIO);
  });

  it('takes the site’s own name and the pictures prepared for it', () => {
    expect(latest.playable).toMatchObject({ id: latest.slug, author: loadSite().name });
    expect(latest.playable.imageUrl).toBe(latest.picture.thumbnail);
  });

  it('sounds from its own address', () => {
    const audio = {
      ...SAMPLE,
      url: 'https://audio.example/hors-serie.mp3',
      kind: 'recording',
    } as const;
    expect(sourceOf(playableEpisode({ ...latest, audio }, 'Chroniques'))).toBe(audio.url);
  });
});
