import { useEffect, type RefObject } from 'react';

/**
 * Tells a range's style how much of its track is filled (0–1). Set on the element by script: a style
 * attribute in the HTML would need a weaker content security policy.
 */
export function useFill(slider: RefObject<HTMLInputElement | null>, share: number): void {
  useEffect(() => {
    slider.current?.style.setProperty('--fill', `${100 * Math.min(1, Math.max(0, share))}%`);
  }, [slider, share]);
}
