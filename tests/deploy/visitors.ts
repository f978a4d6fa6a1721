import { request, failureCode } from '@/scripts/deploy/checks/request';

/** A run of continuous visitors: number of requests so far, failures, and the function that stops the visitors. */
export interface VisitorRun {
  readonly requestCount: () => number;
  readonly failed: readonly string[];
  readonly stop: () => Promise<void>;
}

const PAGES = ['/', '/outils', '/about', '/contact', '/shop', '/outils/quizz'];
/** Limit of recorded failures: a stopped server refuses thousands a second. */
const MAX_FAILURES = 20;

const HASHED_FILE = /\/_next\/static\/[\w~./-]+\.(?:js|css)/g;

const reasonOf = (error: unknown): string => `${error} ${failureCode(error)}`;

/**
 * Sends a number of concurrent visitors until `stop` is called: each opens a page, its payload, one of its files, and a
 * range of an audio file.
 */
export function sendVisitors(origin: string, concurrency: number): VisitorRun {
  const failed: string[] = [];
  let [count, isOver] = [0, false];
  const get = async (path: string, status: number, headers = {}): Promise<string> => {
    count += 1;
    const answer = await request(origin + path, headers).catch(reasonOf);
    if (typeof answer === 'string') failed.push(`${path}: ${answer}`);
    else if (answer.status !== status) failed.push(`${path}: ${answer.status}`);
    return typeof answer === 'string' ? '' : answer.text;
  };
  const visit = async (firstTurn: number): Promise<void> => {
    for (let turn = firstTurn; !isOver && failed.length < MAX_FAILURES; turn += 1) {
      const path = PAGES[turn % PAGES.length] ?? '/';
      const files = (await get(path, 200)).match(HASHED_FILE) ?? [];
      if (files.length === 0) failed.push(`${path} names no file`);
      await get(files[turn % files.length] ?? '/', 200);
      await get(`${path}?_rsc`, 200, { RSC: '1' });
      await get('/audio/sample.mp3', 206, { Range: `bytes=${turn}-${turn + 65_535}` });
    }
  };
  const visitorsDone = Promise.all(
    Array.from({ length: concurrency }, (_, index) => visit(index)),
  );
  return {
    requestCount: () => count,
    failed,
    async stop() {
      isOver = true;
      await visitorsDone;
    },
  };
}

/** Lists the build's files that the pages name. */
export async function filesOf(origin: string): Promise<readonly string[]> {
  const pages = await Promise.all(PAGES.map((path) => request(origin + path)));
  return [...new Set(pages.flatMap(({ text }) => text.match(HASHED_FILE) ?? []))];
}
