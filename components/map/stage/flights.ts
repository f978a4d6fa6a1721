import { FLIGHT_MS, type Animate } from '@/lib/surface/motion';

/** Loads the script that animates the map's flights (react-spring, 15 kB), at the first gesture. */
export const loadSpring = async (): Promise<Animate> =>
  (await import('@/components/map/stage/spring')).spring;

/** Animates a flight of the map once the script is loaded; without it, the flight ends at once. */
export const fly: Animate = (step) => {
  let cancel: (() => void) | null = null;
  let isCancelled = false;
  loadSpring().then(
    (spring) => {
      if (!isCancelled) cancel = spring(step);
    },
    () => isCancelled || step(FLIGHT_MS),
  );
  return () => {
    isCancelled = true;
    cancel?.();
  };
};
