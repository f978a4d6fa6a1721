import { downloadText } from '@/components/ui/browser/download';
import { formatExchange } from '@/lib/exchange/file';
import type { ExchangePart } from '@/lib/exchange/part';

/** Downloads all parts as one JSON file, which another device can merge. */
export const downloadExchange = (parts: readonly ExchangePart[]): void =>
  downloadText('chroniques-appareil.json', 'application/json', formatExchange(parts));
