import { followPageLifecycle } from '@/components/player/browser/followPageLifecycle';
import { setUpPlayer } from '@/tests/unit/lib/player/setUp';

function setUp() {
  const keep = jest.fn();
  const restore = jest.fn();
  const stop = followPageLifecycle({ ...setUpPlayer().player, keep, restore });
  return { keep, restore, stop };
}

function becomeVisible(visibilityState: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
}

const hidePage = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));
const onOnline = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

afterEach(() => jest.restoreAllMocks());

it('a page that is hidden or left saves the position', () => {
  const { keep, stop } = setUp();
  becomeVisible('visible');
  expect(keep).not.toHaveBeenCalled();
  becomeVisible('hidden');
  expect(keep).toHaveBeenCalledTimes(1);
  hidePage();
  expect(keep).toHaveBeenCalledTimes(2);
  stop();
});

it('only a page that was frozen reads the state again', () => {
  const { restore, stop } = setUp();
  onOnline(false);
  expect(restore).not.toHaveBeenCalled();
  onOnline(true);
  expect(restore).toHaveBeenCalledTimes(1);
  stop();
});

it('the follower of the page has no effect once it is stopped', () => {
  const { keep, restore, stop } = setUp();
  stop();
  becomeVisible('hidden');
  hidePage();
  onOnline(true);
  expect(keep).not.toHaveBeenCalled();
  expect(restore).not.toHaveBeenCalled();
});
