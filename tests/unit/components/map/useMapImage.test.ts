import { act, renderHook } from '@testing-library/react';
import { useMapImage } from '@/components/map/stage/useMapImage';

/** Requested images, with their event handlers. */
const asked: { src: string; onload: () => void; onerror: () => void }[] = [];

beforeEach(() => {
  asked.length = 0;
  jest.useFakeTimers();
  jest.spyOn(window, 'Image').mockImplementation(() => {
    const picture = {
      onload: () => undefined,
      onerror: () => undefined,
      set src(address: string) {
        const { onload, onerror } = picture;
        asked.push({ src: address, onload, onerror });
      },
    };
    return picture as unknown as HTMLImageElement;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const SIZE = { width: 1500, height: 1611 };
const drawn = { ...SIZE, src: '/map.jpg', preview: '/overview.avif', light: '/map.avif' };
const settle = () => act(() => jest.advanceTimersByTime(3000));
const answer = (how: 'onload' | 'onerror') => act(() => asked.at(-1)?.[how]());

it('the map shows the preview, and requests the map itself only once the page is idle', () => {
  const { result } = renderHook(() => useMapImage(drawn));
  expect(asked).toEqual([]);
  expect(result.current).toMatchObject({ src: '/overview.avif', isWhole: false });
  settle();
  expect(asked.map(({ src }) => src)).toEqual(['/map.avif']);
  answer('onload');
  expect(result.current).toMatchObject({ src: '/map.avif', isWhole: true, hasFailed: false });
});

it('the map uses the map’s own picture when the lighter one fails, then the fallback', () => {
  const { result } = renderHook(() => useMapImage(drawn));
  settle();
  answer('onerror');
  expect(asked.at(-1)?.src).toBe('/map.jpg');
  answer('onerror');
  expect(result.current).toMatchObject({ src: '/assets/map.jpg', hasFailed: true });
});

it('a map without other renderings shows its picture at once', () => {
  const plain = { ...SIZE, src: '/map.jpg' };
  const { result } = renderHook(() => useMapImage(plain));
  expect(result.current).toMatchObject({ src: '/map.jpg', isWhole: true, hasFailed: false });
  expect(asked.map(({ src }) => src)).toEqual(['/map.jpg']);
});
