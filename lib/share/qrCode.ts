import { encode } from 'uqr';

/** Modules a side of version 24, the largest code that phones read from a screen. */
const MAX_MODULES = 113;
const QUIET_ZONE = 4;

interface QrCode {
  /** Modules on a side, the quiet zone included. */
  readonly size: number;
  /** Path of the dark modules, each 1 by 1. */
  readonly path: string;
}

/** Draws the QR code of a text (ISO/IEC 18004, level L); null for a text too long to be scanned from a screen. */
export function qrCode(text: string): QrCode | null {
  try {
    const { size, data } = encode(text, { ecc: 'L', border: QUIET_ZONE });
    if (size > MAX_MODULES + 2 * QUIET_ZONE) return null;
    const path = data
      .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
      .join('');
    return { size, path };
  } catch {
    return null;
  }
}
