import { readRequestTarget } from '@/lib/server/hosts/node/connection/requestTarget';

it.each([
  ['/outils?q=1', '/outils?q=1'],
  ['/', '/'],
  ['/a?b?c', '/a?b?c'],
  ['//evil.example/x', '//evil.example/x'],
  ['http://evil.example/outils/', '/outils/'],
  ['HTTPS://evil.example?x', '/?x'],
  ['http://evil.example', '/'],
  ['/a#b', '/a'],
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
  ['/outils?q=/../', '/outils?q=/../'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/a...b/...', '/a...b/...'],
])('the parser of request targets reads %s as %s', (target, expected) => {
  expect(readRequestTarget(target)).toEqual(expected);
});
