import { fireEvent, screen } from '@testing-library/dom';
import { showPresses } from '@/components/ui/browser/showPresses';

let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<button>Écouter <b>ici</b></button><button disabled>Fermé</button><p>Récit</p>';
  stop = showPresses();
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

const button = (): HTMLElement => screen.getByRole('button', { name: 'Écouter ici' });
const isShown = (): boolean => button().hasAttribute('data-pressed');

/** Dispatches a `pointerdown`: jsdom has no PointerEvent. */
function touch(target: Element, pointerType = 'touch'): void {
  const event = new MouseEvent('pointerdown', { bubbles: true });
  fireEvent(target, Object.assign(event, { pointerType }));
}

function tap(): void {
  touch(screen.getByText('ici'));
  jest.advanceTimersByTime(60);
  fireEvent.pointerUp(button());
  fireEvent.click(button());
}

describe('a touched element', () => {
  it('is marked after the frame of the tap’s effect, for a moment', () => {
    tap();
    expect(isShown()).toBe(false);
    jest.advanceTimersToNextFrame();
    expect(isShown()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isShown()).toBe(true);
    jest.advanceTimersByTime(150);
    expect(isShown()).toBe(false);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is marked even if the effect is late', () => {
    const requestFrame = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    tap();
    jest.advanceTimersByTime(400);
    expect(isShown()).toBe(false);
    requestFrame.mock.calls[0]?.[0](0);
    jest.advanceTimersByTime(1);
    expect(isShown()).toBe(true);
    requestFrame.mockRestore();
  });

  it('is marked from a tenth of a second on while it is held, until the finger lifts or scrolls', () => {
    touch(button());
    jest.advanceTimersByTime(99);
    expect(isShown()).toBe(false);
    for (const delay of [1, 5000]) {
      jest.advanceTimersByTime(delay);
      expect(isShown()).toBe(true);
    }
    fireEvent.pointerUp(button());
    jest.advanceTimersByTime(150);
    expect(isShown()).toBe(false);
    touch(button());
    jest.advanceTimersByTime(200);
    fireEvent.pointerCancel(button());
    expect(isShown()).toBe(false);
  });

  it('is not marked once another element is touched', () => {
    tap();
    touch(screen.getByText('Récit'));
    jest.runAllTimers();
    expect(isShown()).toBe(false);
  });
});

it.each([
  ['a mouse', () => touch(button(), 'mouse')],
  ['a finger on a closed button', () => touch(screen.getByRole('button', { name: 'Fermé' }))],
  ['a finger on the text', () => touch(screen.getByText('Récit'))],
])('%s marks no element as pressed', (_, press) => {
  press();
  jest.runAllTimers();
  expect(document.querySelectorAll('[data-pressed]')).toHaveLength(0);
});

it('no element is marked as pressed once `showPresses` is stopped', () => {
  touch(button());
  stop();
  jest.runAllTimers();
  expect(isShown()).toBe(false);
});
