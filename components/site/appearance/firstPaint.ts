/**
 * Shows the chosen appearance before the first paint: an inline script in the head of every page, which
 * scripts/build/image/firstScripts.ts compiles to at most 300 bytes.
 */
import { showAppearance } from '@/components/site/appearance/showAppearance';

try {
  const { apparence } = localStorage;
  if (apparence) showAppearance(apparence);
} catch {
  // Without storage, no choice was stored.
}
