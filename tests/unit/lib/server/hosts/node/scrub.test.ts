import fc from 'fast-check';
import { scrub } from '@/lib/server/hosts/node/log/scrub';

it.each([
  ['GET https://a.example/x?q=secret failed', 'GET [adresse] failed'],
  ['open /episodes?q=secret&page=2 now', 'open /episodes?[recherche] now'],
  ['mail from a.b@c.example!', 'mail from [courriel]!'],
  ['connect ECONNREFUSED 203.0.113.7:443', 'connect ECONNREFUSED [ip]:443'],
  ['from 2001:db8::8a2e:370:7334 again', 'from [ip] again'],
  ['from ::1 again', 'from [ip] again'],
])('the scrubber of the log removes personal data from %j', (line, expected) => {
  expect(scrub(line)).toBe(expected);
});

it.each([
  'Error: x\n    at read (file:///srv/site/lib/a.mjs:36:12)',
  'at node:internal/process/task_queues:95:5',
  'Next.js 16.4.5 is ready at 12:30:45. Is it?',
  'Flux : 12 épisodes ; nouvel essai dans 30 s.',
])('the scrubber of the log keeps %j unchanged', (line) => {
  expect(scrub(line)).toBe(line);
});

it('the scrubber of the log leaves no IP address in any line', () => {
  const words = fc.string({ unit: fc.constantFrom(...' abé,;()'), maxLength: 8 });
  fc.assert(
    fc.property(words, fc.oneof(fc.ipV4(), fc.ipV6()), words, (before, address, after) => {
      expect(scrub(`${before} ${address} ${after}`)).not.toContain(address);
    }),
  );
});
