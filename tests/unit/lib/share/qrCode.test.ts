import { qrCode } from '@/lib/share/qrCode';

it('a QR code is drawn by its dark modules alone, inside the quiet zone', () => {
  const { size, path } = qrCode('https://chroniques.example.org/episodes/un') ?? fail();
  expect(size).toBeGreaterThan(21 + 8 - 1);
  const modules = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) =>
    [x, y].map(Number),
  );
  expect(modules.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')).toBe(path);
  for (const [x = 0, y = 0] of modules) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
    expect(Math.max(x, y)).toBeLessThan(size - 4);
  }
});

it('a text too long for a QR code on a screen has none', () => {
  expect(qrCode('a'.repeat(3000))).toBeNull();
});

const fail = (): never => {
  throw new Error('A code is expected.');
};
