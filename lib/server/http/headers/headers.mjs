// @ts-check
import { securityHeaders } from './securityHeaders.mjs';

/** @typedef {import('node:http').ServerResponse} Response */

/** A header as one string: Next gives some as lists. @param {Response} response @param {string} name */
export function headerOf(response, name) {
  const value = response.getHeader(name);
  return value === undefined ? undefined : String(value);
}

/** Says to caches that the answer depends on this header of the request. @param {Response} response @param {string} name */
export function addVary(response, name) {
  const given = headerOf(response, 'Vary');
  const names = given?.split(',').map((one) => one.trim().toLowerCase()) ?? [];
  if (!names.includes(name.toLowerCase()))
    response.setHeader('Vary', given ? `${given}, ${name}` : name);
}

/** Puts the security headers on an answer; a page keeps its own policy. @param {Response} response @param {string} path */
export function setSecurityHeaders(response, path) {
  const headers = securityHeaders(path, headerOf(response, 'Content-Type'));
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'Content-Security-Policy' || !response.hasHeader(name))
      response.setHeader(name, value);
  }
}
