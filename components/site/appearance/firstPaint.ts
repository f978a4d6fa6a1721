/**
 * The script that shows the chosen appearance before the first paint, in the head of every page. The build compiles
 * it (scripts/build/image/firstScripts.ts), to at most 300 bytes.
 */
import { showAppearance } from '@/components/site/appearance/showAppearance';

try {
  const { apparence } = localStorage;
  if (apparence) showAppearance(apparence);
} catch {
  // No storage, hence no choice.
}
