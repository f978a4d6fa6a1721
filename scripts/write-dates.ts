/**
 * Writes content/modified.json: the day on which the text of each page last changed. Run after changing a text of
 * content/; a test fails when a text is newer than its date.
 * Usage: npm run dates
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { datedTexts, type DatedText } from '@/lib/content/modified';
import { fieldsOf, parseJson, textOf } from '@/lib/decode';
import { pageDigests } from '@/lib/server/content/modified/pageTexts';

const FILE = join(process.cwd(), 'content/modified.json');

const CONTENT_DATE_FORMAT = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: '2-digit',
  year: 'numeric',
});

function readDates(): Readonly<Record<string, DatedText>> {
  const file = existsSync(FILE) ? fieldsOf(parseJson(readFileSync(FILE, 'utf8'))) : {};
  return Object.fromEntries(
    Object.entries(file).flatMap(([page, entry]) => {
      const modified = textOf(fieldsOf(entry).modified);
      const digest = textOf(fieldsOf(entry).digest);
      return modified === null || digest === null ? [] : [[page, { modified, digest }]];
    }),
  );
}

async function main(): Promise<void> {
  const formerDates = readDates();
  const newDates = datedTexts(pageDigests(), formerDates, CONTENT_DATE_FORMAT.format());
  const changedPages = Object.keys(newDates).filter(
    (page) => newDates[page] !== formerDates[page],
  );
  const prettierOptions = await resolveConfig(FILE);
  writeFileSync(
    FILE,
    await format(JSON.stringify(newDates), { ...prettierOptions, parser: 'json' }),
  );
  console.log(`content/modified.json : ${changedPages.length} textes datés d’aujourd’hui.`);
  for (const page of changedPages.slice(0, 20)) console.log(`  ${page}`);
}

void main();
