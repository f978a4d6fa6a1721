import { downloadText } from '@/components/ui/browser/download';
import { formatExchange } from '@/lib/exchange/file';
import type { ExchangePart } from '@/lib/exchange/part';

/** Saves all that the browser keeps for its visitor as the file to open on another device. */
export const downloadExchange = (parts: readonly ExchangePart[]): void =>
  downloadText('chroniques-appareil.json', 'application/json', formatExchange(parts));
