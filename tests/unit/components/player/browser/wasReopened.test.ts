import { wasReopened } from '@/components/player/browser/wasReopened';

describe('playback that lasted until the site reloaded the document', () => {
  afterEach(() => sessionStorage.clear());

  it('is reported once, shortly after', () => {
    sessionStorage.setItem('lecteur-reprise', String(Date.now() - 2000));
    expect(wasReopened()).toBe(true);
    expect(wasReopened()).toBe(false);
  });

  it.each(['', 'demain', String(Date.now() - 61_000)])(
    'is not reported for an invalid time, nor after a minute: «%s»',
    (storedTime) => {
      sessionStorage.setItem('lecteur-reprise', storedTime);
      expect(wasReopened()).toBe(false);
    },
  );
});
