import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A custom element, which app/suggestions.js defines; React writes `class` of one as it is. */
      'address-suggestions': HTMLAttributes<HTMLElement> & {
        readonly class?: string | undefined;
      };
    }
  }
}
