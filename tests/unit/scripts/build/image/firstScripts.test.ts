import { compileFirstScripts } from '@/scripts/build/image/firstScripts';

const scripts = compileFirstScripts();

describe.each(Object.entries(scripts))('the first script « %s »', (_, script) => {
  it('is one function expression without global names', () => {
    expect(script).toMatch(/^"use strict";\(\(\)=>\{.*\}\)\(\);$/s);
  });

  it('contains no text that would end its script element', () => {
    expect(script).not.toMatch(/<\/|<!--/);
  });
});

it('the first scripts « appearance » and « beforeHydration » have at most 300 and 5,450 bytes', () => {
  expect(Buffer.byteLength(scripts.appearance)).toBeLessThanOrEqual(300);
  expect(Buffer.byteLength(scripts.beforeHydration)).toBeLessThan(5_450);
});
