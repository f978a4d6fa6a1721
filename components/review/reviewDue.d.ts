import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Custom element, defined by app/a-revoir.js; React writes its `class` attribute unchanged. */
      'review-due': HTMLAttributes<HTMLElement> & {
        readonly class?: string | undefined;
        readonly 'data-look': string;
      };
    }
  }
}
