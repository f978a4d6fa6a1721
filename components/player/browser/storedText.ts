import { deviceStorage } from '@/components/ui/browser/storage';

export const STORE_KEY = 'lecteur';

/** What earlier visits have left in this browser; null when that is nothing, or may not be read. */
export const storedText = (): string | null => deviceStorage.read(STORE_KEY);
