import { compileBeforeHydration } from '@/scripts/build/image/beforeHydration';

describe('the script that every page begins with', () => {
  const script = compileBeforeHydration();

  it('is one program that leaves no name behind', () => {
    expect(script).toMatch(/^"use strict";\(\(\)=>\{.*\}\)\(\);$/s);
  });

  it('holds nothing that would end its element, and stays under 4,500 bytes', () => {
    expect(script).not.toMatch(/<\/|<!--/);
    expect(script.length).toBeLessThan(4_500);
  });
});
