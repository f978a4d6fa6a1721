import 'server-only';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the time of the last change of the episodes and the site's settings, in milliseconds since 1970. */
export function contentModifiedAt(): number {
  const content = join(/* turbopackIgnore: true */ process.cwd(), 'content');
  const episodes = join(content, 'episodes');
  const files = [
    join(content, 'site.json'),
    ...readdirSync(episodes).map((name) => join(episodes, name)),
  ];
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}
