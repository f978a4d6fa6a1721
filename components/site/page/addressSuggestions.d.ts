import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Custom element, defined by app/suggestions.js; React writes its `class` attribute unchanged. */
      'address-suggestions': HTMLAttributes<HTMLElement> & {
        readonly class?: string | undefined;
      };
    }
  }
}
