import { Controller } from '@react-spring/web';

const FLIGHT_MS = 600;

/** What carries a flight from its beginning (0) to its end (1). */
export interface SpringFlight {
  readonly start: (follow: (ratio: number) => void) => void;
  readonly stop: () => void;
}

/** Springs weigh as much as the rest of the stage: this module is fetched when the map is first taken in hand. */
export function createSpringFlight(): SpringFlight {
  const spring = new Controller({ ratio: 0 });
  return {
    start(follow) {
      void spring.start({
        from: { ratio: 0 },
        to: { ratio: 1 },
        reset: true,
        config: { duration: FLIGHT_MS, easing: (ratio) => ratio * ratio * (3 - 2 * ratio) },
        onChange: ({ value }) => follow(value.ratio),
      });
    },
    stop: () => void spring.stop(),
  };
}
