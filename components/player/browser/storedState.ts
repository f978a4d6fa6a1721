import { deviceStorage } from '@/components/ui/browser/storage';

export const STORE_KEY = 'lecteur';

/** Returns the state that earlier visits have stored; null without any, or when storage is refused. */
export const readStoredState = (): string | null => deviceStorage.read(STORE_KEY);
