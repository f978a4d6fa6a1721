import { refuseMethod } from '@/lib/http/methods';

it.each([
  ['GET', null],
  ['HEAD', null],
  ['OPTIONS', 204],
  ['POST', 405],
  ['PUT', 405],
  ['PATCH', 405],
  ['DELETE', 405],
  ['TRACE', 405],
  ['CONNECT', 405],
  ['PROPFIND', 501],
  ['get', 501],
  ['', 501],
])('%s is answered %s', (method, status) => {
  expect(refuseMethod(method)).toBe(status);
});
