/**
 * Writes content/schemas/*.schema.json and .vscode/settings.json, by which editors help to write content/. Run after
 * changing a schema of lib/; a test fails when they are out of date.
 * Usage: npm run schemas
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { schemaFiles } from '@/scripts/schemas/jsonSchema';

async function main(): Promise<void> {
  for (const [path, json] of schemaFiles()) {
    mkdirSync(dirname(path), { recursive: true });
    const prettierOptions = await resolveConfig(path);
    writeFileSync(
      path,
      await format(JSON.stringify(json), { ...prettierOptions, parser: 'json' }),
    );
    console.log(path);
  }
}

void main();
