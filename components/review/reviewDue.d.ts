import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A custom element, which app/a-revoir.js defines; React writes `class` of one as it is. */
      'review-due': HTMLAttributes<HTMLElement> & {
        readonly class?: string | undefined;
        readonly 'data-look': string;
      };
    }
  }
}
