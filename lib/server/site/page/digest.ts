import 'server-only';

/** Returns the source expression (CSP 3 §2.3.1) that admits an inline script or style of this text. */
export async function hashSource(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}
