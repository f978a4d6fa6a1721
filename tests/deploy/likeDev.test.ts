import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { START_ARGUMENTS } from '@/tests/e2e/serve';
import { freePort } from '@/tests/e2e/feed/upstream';

// The development server compiles each route at its first request.
jest.setTimeout(240_000);

const [SLUG, MISSING_SLUG] = ['episode-05-la-premiere-revelation', 'nulle-part'];
const PAYLOAD = { rsc: '1' };

/** An address of each kind, existing or not; requests for the payload have the router's header. */
const REQUESTS: readonly (readonly [
  path: string,
  headers?: Readonly<Record<string, string>>,
])[] = [
  ['/about'],
  ['/about?_rsc', PAYLOAD],
  [`/episodes/${SLUG}`],
  ['/episodes?q=badr'],
  ['/about/'],
  ['/%E0%A4%A'],
  [`/${MISSING_SLUG}`],
  [`/${MISSING_SLUG}?_rsc`, PAYLOAD],
  ['/tools.json'],
  ['/robots.txt'],
  ['/api/health'],
  ['/api/oembed'],
  [`/embed/${SLUG}`],
  [`/embed/${MISSING_SLUG}`],
  ['/partage/outils/quizz.jpg'],
  ['/icons/sprite.svg'],
];

const programs: ChildProcess[] = [];

/** Starts a server and waits until it responds; returns its origin. */
async function startServer(args: readonly string[]): Promise<string> {
  const port = await freePort();
  const program = spawn(process.execPath, [...args, '-p', String(port)], { stdio: 'ignore' });
  programs.push(program);
  const origin = `http://localhost:${port}`;
  for (;;) {
    const isUp = await fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return origin;
    if (program.exitCode !== null) throw new Error(`${args.join(' ')} ended`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

afterAll(() =>
  Promise.all(
    programs.map(async (program) => {
      const exited = once(program, 'exit');
      program.kill('SIGTERM');
      await exited;
    }),
  ),
);

it('next dev and the site image answer alike: status, type and where a redirect leads', async () => {
  const [dev, image] = [
    await startServer(['node_modules/next/dist/bin/next', 'dev']),
    await startServer(START_ARGUMENTS),
  ];
  const answersOf = async (origin: string) => {
    const answers: string[] = [];
    for (const [path, headers = {}] of REQUESTS) {
      const answer = await fetch(origin + path, { headers, redirect: 'manual' });
      await answer.arrayBuffer();
      const type = (answer.headers.get('content-type') ?? '').split(';', 1)[0];
      const location = (answer.headers.get('location') ?? '').replace(origin, '');
      const isRedirect = answer.status >= 300 && answer.status < 400;
      answers.push(`${path} ${answer.status} ${isRedirect ? location : type}`);
    }
    return answers;
  };
  expect(await answersOf(image)).toEqual(await answersOf(dev));
});
