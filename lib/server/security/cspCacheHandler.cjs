/**
 * Gives every prerendered page its own strict Content-Security-Policy.
 *
 * Next writes a few inline scripts into each page, different on each: a policy without 'unsafe-inline' must
 * name their hashes. Next's cache is the one place through which the HTML of every page passes, at build, on
 * revalidation and for the 404 page, so the header is computed here. It extends a private module of Next: the
 * version is pinned, and an end-to-end test fails when a page is served without a policy or breaks its own.
 */
const { createHash } = require('node:crypto');
const {
  default: FileSystemCache,
} = require('next/dist/server/lib/incremental-cache/file-system-cache');
const { contentPolicy } = require('./contentPolicy.cjs');

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Pages whose header is already computed; entries are kept by Next's own memory cache. */
const done = new WeakSet();

/** @param {string} html @returns {string[]} the CSP hash sources of the page's inline scripts */
function inlineScriptHashes(html) {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

/** @param {any} value a cache value of Next, or null */
function secure(value) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string' || done.has(value)) return;
  value.headers = {
    ...value.headers,
    'content-security-policy': contentPolicy(inlineScriptHashes(value.html)),
  };
  done.add(value);
}

module.exports = class CspCache extends FileSystemCache {
  async get(...parameters) {
    const entry = await super.get(...parameters);
    secure(entry?.value);
    return entry;
  }

  async set(key, value, context) {
    secure(value);
    return super.set(key, value, context);
  }
};
