import { request, failureCode } from '@/scripts/deploy/checks/request';

/** Responses to continuous visitors. */
export interface Met {
  readonly asked: () => number;
  readonly failed: readonly string[];
  readonly end: () => Promise<void>;
}

const PAGES = ['/', '/outils', '/about', '/contact', '/shop', '/outils/quizz'];
/** Limit of recorded failures: a stopped server refuses thousands a second. */
const MOST_FAILURES = 20;

const FILE = /\/_next\/static\/[\w~./-]+\.(?:js|css)/g;

const reasonOf = (error: unknown): string => `${error} ${failureCode(error)}`;

/**
 * Sends a number of concurrent visitors until `end` is called: each opens a page, its payload, one
 * of its files, and a range of an audio file.
 */
export function sendVisitors(origin: string, atOnce: number): Met {
  const failed: string[] = [];
  let [asked, isOver] = [0, false];
  const get = async (path: string, status: number, headers = {}): Promise<string> => {
    asked += 1;
    const answer = await request(origin + path, headers).catch(reasonOf);
    if (typeof answer === 'string') failed.push(`${path}: ${answer}`);
    else if (answer.status !== status) failed.push(`${path}: ${answer.status}`);
    return typeof answer === 'string' ? '' : answer.text;
  };
  const visit = async (first: number): Promise<void> => {
    for (let turn = first; !isOver && failed.length < MOST_FAILURES; turn += 1) {
      const path = PAGES[turn % PAGES.length] ?? '/';
      const files = (await get(path, 200)).match(FILE) ?? [];
      if (files.length === 0) failed.push(`${path} names no file`);
      await get(files[turn % files.length] ?? '/', 200);
      await get(`${path}?_rsc`, 200, { RSC: '1' });
      await get('/audio/sample.mp3', 206, { Range: `bytes=${turn}-${turn + 65_535}` });
    }
  };
  const work = Promise.all(Array.from({ length: atOnce }, (_, index) => visit(index)));
  return {
    asked: () => asked,
    failed,
    async end() {
      isOver = true;
      await work;
    },
  };
}

/** Lists the build's files that the pages name. */
export async function filesOf(origin: string): Promise<readonly string[]> {
  const pages = await Promise.all(PAGES.map((path) => request(origin + path)));
  return [...new Set(pages.flatMap(({ text }) => text.match(FILE) ?? []))];
}
