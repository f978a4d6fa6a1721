import { isInternal, readRequestTarget } from '@/lib/server/http/request/requestTarget.mjs';

it.each([
  ['/outils?q=1', { path: '/outils', search: '?q=1' }],
  ['/', { path: '/', search: '' }],
  ['/a?b?c', { path: '/a', search: '?b?c' }],
  ['//evil.example/x', { path: '//evil.example/x', search: '' }],
  ['http://evil.example/outils/', { path: '/outils/', search: '' }],
  ['HTTPS://evil.example?x', { path: '/', search: '?x' }],
  ['http://evil.example', { path: '/', search: '' }],
  ['/a#b', { path: '/a', search: '' }],
  ['*', null],
  ['', null],
  ['http://', null],
  ['ftp://evil.example/', null],
  ['http://someone@evil.example/outils', null],
  ['/./_global-error', null],
  ['/x/../_global-error', null],
  ['/x/%2e%2E/_global-error', null],
  ['/audio/../about', null],
  ['/audio/..\\about', null],
  ['/audio/..%5cabout', null],
  ['/..%2fpackage.json', null],
  ['/outils/..', null],
  ['/outils?q=/../', { path: '/outils', search: '?q=/../' }],
  ['/.well-known/security.txt', { path: '/.well-known/security.txt', search: '' }],
  ['/a...b/...', { path: '/a...b/...', search: '' }],
])('reads %s', (target, expected) => {
  expect(readRequestTarget(target)).toEqual(expected);
});

it.each([
  ['/_global-error', true],
  ['/_not-found', true],
  ['/%5Fglobal-error', true],
  ['/_next/image', true],
  ['/404', true],
  ['/500.rsc', true],
  ['/episodes/%5Bslug%5D', true],
  ['/episodes/[slug]/lecture.json', true],
  ['/4040', false],
  ['/episodes/404', false],
  ['/%E0%A4%A', false],
  ['/', false],
])('%s is Next’s own: %s', (path, expected) => {
  expect(isInternal(path)).toBe(expected);
});
