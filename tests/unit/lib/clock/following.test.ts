import fc from 'fast-check';
import { nextFollowing, type Following, type FollowingEvent } from '@/lib/clock/following';
import { forAll } from '@/tests/fixtures/runners/property';

describe('following', () => {
  const EVENTS: readonly FollowingEvent[] = ['start', 'stop', 'gesture', 'resume', 'ended'];

  it('is suspended by any gesture, and resumed only on request', () => {
    expect(nextFollowing('on', 'gesture')).toBe('suspended');
    expect(nextFollowing('suspended', 'gesture')).toBe('suspended');
    expect(nextFollowing('suspended', 'resume')).toBe('on');
    expect(nextFollowing('off', 'resume')).toBe('off');
    expect(nextFollowing('off', 'gesture')).toBe('off');
  });

  it('starts only with a start or a resume', () => {
    forAll(fc.array(fc.constantFrom(...EVENTS)), (events) => {
      let state: Following = 'off';
      for (const event of events) {
        const nextState: Following = nextFollowing(state, event);
        if (state !== 'on' && nextState === 'on') expect(['start', 'resume']).toContain(event);
        state = nextState;
      }
    });
  });

  it('ends with the episode', () => {
    expect(nextFollowing('on', 'ended')).toBe('off');
    expect(nextFollowing('suspended', 'ended')).toBe('off');
  });
});
