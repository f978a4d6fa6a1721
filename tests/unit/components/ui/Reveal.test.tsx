import { act, render, screen } from '@testing-library/react';
import { Reveal } from '@/components/ui/Reveal.client';

/** Fakes the IntersectionObserver; `report` notifies one ratio of intersection. */
class FakeObserver {
  static instances: FakeObserver[] = [];
  readonly observed: Element[] = [];
  isConnected = true;
  readonly thresholds: readonly number[];
  readonly #callback: IntersectionObserverCallback;

  constructor(
    callback: IntersectionObserverCallback,
    { threshold = 0 }: IntersectionObserverInit,
  ) {
    this.#callback = callback;
    this.thresholds = [threshold].flat();
    FakeObserver.instances.push(this);
  }

  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';

  observe(element: Element): void {
    this.observed.push(element);
  }

  unobserve(): void {}

  disconnect(): void {
    this.isConnected = false;
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  report(intersectionRatio: number): void {
    if (!this.isConnected) throw new Error('The observer is disconnected.');
    const noRect = new DOMRect();
    const entries = this.observed.map((target) => ({
      target,
      intersectionRatio,
      isIntersecting: intersectionRatio > 0,
      boundingClientRect: noRect,
      intersectionRect: noRect,
      rootBounds: null,
      time: 0,
    }));
    act(() => this.#callback(entries, this));
  }
}

function preferReducedMotion(isReduced: boolean): void {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (media: string) => ({ media, matches: isReduced && media.includes('reduce') }),
  });
}

/** Sets the height of all elements in pixels: jsdom has no layout. */
function setHeight(height: number): void {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
}

beforeEach(() => {
  FakeObserver.instances = [];
  Object.defineProperty(window, 'IntersectionObserver', {
    configurable: true,
    value: FakeObserver,
  });
  Object.defineProperty(globalThis, 'DOMRect', { configurable: true, value: class {} });
  preferReducedMotion(false);
  setHeight(600);
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Reflect.deleteProperty(window, 'matchMedia');
});

function renderReveal() {
  const view = render(
    <Reveal>
      <p>Une section</p>
    </Reveal>,
  );
  return { ...view, observer: FakeObserver.instances[0] };
}

const state = () => screen.getByText('Une section').parentElement?.dataset.reveal;

describe('a revealed section', () => {
  it('is visible at first, then hidden outside the viewport, until a fifth of its height is inside', () => {
    const { observer } = renderReveal();
    expect(state()).toBe('shown');
    expect(observer?.thresholds).toEqual([0.2]);
    for (const ratio of [0, 0.1]) {
      observer?.report(ratio);
      expect(state()).toBe('waiting');
    }
    observer?.report(0.2);
    expect(state()).toBe('shown');
    expect(observer?.isConnected).toBe(false);
  });

  it('appears although the browser rounds the intersection ratio down', () => {
    const { observer } = renderReveal();
    observer?.report(0);
    observer?.report(0.1999);
    expect(state()).toBe('shown');
  });

  it('is never hidden when it is inside the viewport at first', () => {
    const { observer } = renderReveal();
    observer?.report(0.6);
    expect(state()).toBe('shown');
    expect(observer?.isConnected).toBe(false);
  });

  it('appears even when a fifth of its height exceeds the viewport', () => {
    setHeight(window.innerHeight * 10);
    const { observer } = renderReveal();
    const [threshold = 1] = observer?.thresholds ?? [];
    expect(threshold * 10).toBeLessThanOrEqual(1);
    observer?.report(0);
    observer?.report(threshold);
    expect(state()).toBe('shown');
  });

  it('is hidden outside the viewport although it was observed before its layout', () => {
    setHeight(0);
    const { observer } = renderReveal();
    observer?.report(0);
    expect(state()).toBe('waiting');
    observer?.report(1);
    expect(state()).toBe('shown');
  });

  it.each([
    [
      'without IntersectionObserver',
      () => Reflect.deleteProperty(window, 'IntersectionObserver'),
    ],
    ['under reduced motion', () => preferReducedMotion(true)],
  ])('is never hidden %s', (_, arrange) => {
    arrange();
    renderReveal();
    expect(state()).toBe('shown');
    expect(FakeObserver.instances).toHaveLength(0);
  });

  it('is no longer observed after unmount', () => {
    const { observer, unmount } = renderReveal();
    unmount();
    expect(observer?.isConnected).toBe(false);
  });
});
