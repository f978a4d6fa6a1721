import { act, renderHook } from '@testing-library/react';
import { useMapImage } from '@/components/map/stage/useMapImage';

/** Requested images, with their event handlers. */
const requestedImages: { src: string; onload: () => void; onerror: () => void }[] = [];

beforeEach(() => {
  requestedImages.length = 0;
  jest.useFakeTimers();
  jest.spyOn(window, 'Image').mockImplementation(() => {
    const picture = {
      onload: () => undefined,
      onerror: () => undefined,
      set src(address: string) {
        const { onload, onerror } = picture;
        requestedImages.push({ src: address, onload, onerror });
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
const imageWithPreview = {
  ...SIZE,
  src: '/map.jpg',
  preview: '/overview.avif',
  light: '/map.avif',
};
const waitUntilIdle = () => act(() => jest.advanceTimersByTime(3000));
const fireLastImage = (handlerName: 'onload' | 'onerror') =>
  act(() => requestedImages.at(-1)?.[handlerName]());

it('the map shows its preview, and requests its image once the page is idle', () => {
  const { result } = renderHook(() => useMapImage(imageWithPreview));
  expect(requestedImages).toEqual([]);
  expect(result.current).toMatchObject({ src: '/overview.avif', isWhole: false });
  waitUntilIdle();
  expect(requestedImages.map(({ src }) => src)).toEqual(['/map.avif']);
  fireLastImage('onload');
  expect(result.current).toMatchObject({ src: '/map.avif', isWhole: true, hasFailed: false });
});

it('the map falls back from the light image to its JPEG, then to the generic image', () => {
  const { result } = renderHook(() => useMapImage(imageWithPreview));
  waitUntilIdle();
  fireLastImage('onerror');
  expect(requestedImages.at(-1)?.src).toBe('/map.jpg');
  fireLastImage('onerror');
  expect(result.current).toMatchObject({ src: '/assets/map.jpg', hasFailed: true });
});

it('a map without other renderings shows its picture at once', () => {
  const plainImage = { ...SIZE, src: '/map.jpg' };
  const { result } = renderHook(() => useMapImage(plainImage));
  expect(result.current).toMatchObject({ src: '/map.jpg', isWhole: true, hasFailed: false });
  expect(requestedImages.map(({ src }) => src)).toEqual(['/map.jpg']);
});
