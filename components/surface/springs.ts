import { Controller } from '@react-spring/web';

/** What carries a motion from its beginning (0) to its end (1). */
export interface Springs {
  readonly start: (motion: CarriedMotion, follow: (ratio: number) => void) => void;
  readonly stop: () => void;
}

interface CarriedMotion {
  /** How long it lasts, in milliseconds. */
  readonly duration: number;
  /** From the ratio of the time that has gone to the ratio of the way. */
  readonly easing: (ratio: number) => number;
}

/** Springs weigh as much as the rest of the stage: this module is fetched when the map is first taken in hand. */
export function createSprings(): Springs {
  const spring = new Controller({ ratio: 0 });
  return {
    start(config, follow) {
      void spring.start({
        from: { ratio: 0 },
        to: { ratio: 1 },
        reset: true,
        config,
        onChange: ({ value }) => follow(value.ratio),
      });
    },
    stop: () => void spring.stop(),
  };
}
