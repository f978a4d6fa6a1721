import { followPageLifecycle } from '@/components/player/browser/followPageLifecycle';
import { setUpPlayer } from '@/tests/unit/lib/player/setUp';

function startFollowing() {
  const keep = jest.fn();
  const restore = jest.fn();
  const stop = followPageLifecycle({ ...setUpPlayer().player, keep, restore });
  return { keep, restore, stop };
}

function setVisibility(visibilityState: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
}

const hidePage = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));
const showPage = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

afterEach(() => jest.restoreAllMocks());

it('a page that is hidden or left saves the position', () => {
  const { keep, stop } = startFollowing();
  setVisibility('visible');
  expect(keep).not.toHaveBeenCalled();
  setVisibility('hidden');
  expect(keep).toHaveBeenCalledTimes(1);
  hidePage();
  expect(keep).toHaveBeenCalledTimes(2);
  stop();
});

it('only a page from the back-forward cache reads the state again', () => {
  const { restore, stop } = startFollowing();
  showPage(false);
  expect(restore).not.toHaveBeenCalled();
  showPage(true);
  expect(restore).toHaveBeenCalledTimes(1);
  stop();
});

it('followPageLifecycle has no effect once it is stopped', () => {
  const { keep, restore, stop } = startFollowing();
  stop();
  setVisibility('hidden');
  hidePage();
  showPage(true);
  expect(keep).not.toHaveBeenCalled();
  expect(restore).not.toHaveBeenCalled();
});
