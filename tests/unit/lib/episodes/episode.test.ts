import { playableEpisode } from '@/lib/episodes/episode';
import { SAMPLE_AUDIO, sourceOf } from '@/lib/player/core/playable';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadSite } from '@/lib/server/content/site';
import { anEpisode, SAMPLE } from '@/tests/fixtures/episode';

const [latest = anEpisode()] = loadEpisodes();

describe('an episode of the fixed list, for the player', () => {
  it('is known by its slug, signed by the site, with its length and its pictures', () => {
    expect(latest.playable).toMatchObject({
      id: latest.slug,
      title: latest.title,
      author: loadSite().name,
      announcedDuration: latest.seconds,
      imageUrl: latest.picture.thumbnail,
    });
    expect(playableEpisode(latest, 'Un autre nom').author).toBe('Un autre nom');
  });

  it('has no audio when its record has none: the sample sounds', () => {
    const { playable } = anEpisode();
    expect(playable).not.toHaveProperty('audioUrl');
    expect(sourceOf(playable)).toBe(SAMPLE_AUDIO);
  });

  it('sounds from its own address', () => {
    const url = 'https://audio.example/hors-serie.mp3';
    const { playable } = anEpisode({ audio: { ...SAMPLE, url, kind: 'recording' } });
    expect(sourceOf(playable)).toBe(url);
  });
});
