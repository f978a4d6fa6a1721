import { followPageLifecycle } from '@/components/player/browser/followPageLifecycle';
import { setUpPlayer } from '@/tests/unit/lib/player/setUp';

function startFollowing() {
  const savePosition = jest.fn();
  const restore = jest.fn();
  const stop = followPageLifecycle({ ...setUpPlayer().player, savePosition, restore });
  return { savePosition, restore, stop };
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
  const { savePosition, stop } = startFollowing();
  setVisibility('visible');
  expect(savePosition).not.toHaveBeenCalled();
  setVisibility('hidden');
  expect(savePosition).toHaveBeenCalledTimes(1);
  hidePage();
  expect(savePosition).toHaveBeenCalledTimes(2);
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
  const { savePosition, restore, stop } = startFollowing();
  stop();
  setVisibility('hidden');
  hidePage();
  showPage(true);
  expect(savePosition).not.toHaveBeenCalled();
  expect(restore).not.toHaveBeenCalled();
});
