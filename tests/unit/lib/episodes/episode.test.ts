import { playableEpisode } from '@/lib/episodes/episode';
import { SAMPLE_AUDIO, sourceOf } from '@/lib/player/core/playable';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadSite } from '@/lib/server/content/site';
import { anEpisode, SAMPLE } from '@/tests/fixtures/episode';

const [latest = anEpisode()] = loadEpisodes();

describe('an own episode, for the player', () => {
  it('has its slug as id, the site as author, its duration and its thumbnail', () => {
    expect(latest.playable).toMatchObject({
      id: latest.slug,
      title: latest.title,
      author: loadSite().name,
      announcedDuration: latest.seconds,
      imageUrl: latest.picture.thumbnail,
    });
    expect(playableEpisode(latest, 'Un autre nom').author).toBe('Un autre nom');
  });

  it('plays the sample when its record has no audio', () => {
    const { playable } = anEpisode();
    expect(playable).not.toHaveProperty('audioUrl');
    expect(sourceOf(playable)).toBe(SAMPLE_AUDIO);
  });

  it('plays the audio of its record', () => {
    const url = 'https://audio.example/hors-serie.mp3';
    const { playable } = anEpisode({ audio: { ...SAMPLE, url, kind: 'recording' } });
    expect(sourceOf(playable)).toBe(url);
  });
});
