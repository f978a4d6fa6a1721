import { request } from '@/scripts/deploy/checks/request';
import { faultUnless, type Check } from '@/scripts/deploy/verdict';

const PATHS = ['/', '/outils', '/quizz/quizz.json', '/api/feed', '/feed.xml'];

/** Checks that texts are sent in the requested coding, complete, and audio without one. */
export const compression: Check = {
  title: 'Les textes sont comprimés, les sons ne le sont pas',
  async run(origin) {
    const texts = await Promise.all(PATHS.map((path) => textFaults(origin, path)));
    const sound = await request(`${origin}/audio/sample.mp3`, {
      'Accept-Encoding': 'br, gzip',
    });
    const coding = sound.header('content-encoding');
    return {
      faults: [
        ...texts.flat(),
        ...faultUnless(coding === '', `Un son est comprimé (${coding}).`),
      ],
    };
  },
};

async function textFaults(origin: string, path: string): Promise<readonly string[]> {
  const plainAnswer = await request(origin + path, { 'Accept-Encoding': 'identity' });
  const faults = [
    ...faultUnless(
      plainAnswer.header('content-encoding') === '',
      `${path} est comprimé pour qui ne l’a pas demandé.`,
    ),
    ...faultUnless(
      /accept-encoding/i.test(plainAnswer.header('vary')),
      `${path} : Vary ne dit pas Accept-Encoding.`,
    ),
  ];
  for (const coding of ['br', 'gzip']) {
    // `request` rejects a body that does not match its coding.
    const answer = await request(origin + path, { 'Accept-Encoding': coding }).catch(
      () => null,
    );
    const receivedCoding = answer?.header('content-encoding') ?? 'illisible';
    faults.push(
      ...faultUnless(
        receivedCoding === coding,
        `${path} demandé en ${coding} vient en « ${receivedCoding} ».`,
      ),
      ...faultUnless(
        answer === null || Math.abs(answer.body.length - plainAnswer.body.length) < 100,
        `${path} en ${coding} n’est pas entier.`,
      ),
    );
  }
  return faults;
}
