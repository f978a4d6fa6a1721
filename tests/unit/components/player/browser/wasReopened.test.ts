import { wasReopened } from '@/components/player/browser/wasReopened';

describe('the sound that went on until the site loaded the document anew', () => {
  afterEach(() => sessionStorage.clear());

  it('is known once, shortly after', () => {
    sessionStorage.setItem('lecteur-reprise', String(Date.now() - 2000));
    expect(wasReopened()).toBe(true);
    expect(wasReopened()).toBe(false);
  });

  it.each(['', 'demain', String(Date.now() - 61_000)])(
    'is not read in what is no time, nor after a minute: «%s»',
    (kept) => {
      sessionStorage.setItem('lecteur-reprise', kept);
      expect(wasReopened()).toBe(false);
    },
  );
});
