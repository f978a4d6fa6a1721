/** @jest-environment node */
import { isWorthRetrying } from '@/lib/player/core/retry';

it.each([
  ['the connection broke', { code: 2, wasReadable: false, online: true }, true],
  ['a readable source broke off', { code: 4, wasReadable: true, online: true }, true],
  ['there is no connection', { code: 4, wasReadable: false, online: false }, true],
  ['the address never gave audio', { code: 4, wasReadable: false, online: true }, false],
  ['the browser gave no reason', { code: 0, wasReadable: false, online: true }, false],
])('a source is requested again when %s: %j, %p', (_, breakdown, isWorth) => {
  expect(isWorthRetrying(breakdown)).toBe(isWorth);
});
