/** JSON Schemas (draft 7) of `content/` for editors, with the files to which each applies. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { dataSchemaPath } from '@/lib/data/catalogue';
import { CONTENT_FILES, DATA_FILES } from './files';

const SCHEMAS_FOLDER = 'content/schemas';

/**
 * Builds the schema files to write, by path. Rules beyond JSON Schema (that a date exists, that an id is known) are
 * left to `npm run check:content`.
 */
export function schemaFiles(): ReadonlyMap<string, unknown> {
  const entries = Object.entries(CONTENT_FILES);
  return new Map<string, unknown>([
    ...entries.map(
      ([name, { schema }]) =>
        [`${SCHEMAS_FOLDER}/${name}.schema.json`, jsonSchemaOf(schema)] as const,
    ),
    ...Object.entries(DATA_FILES).map(
      ([name, schema]) => [`public${dataSchemaPath(name)}`, jsonSchemaOf(schema)] as const,
    ),
    [
      '.vscode/settings.json',
      {
        'json.schemas': entries.map(([name, { files }]) => ({
          fileMatch: [`/${files}`],
          url: `./${SCHEMAS_FOLDER}/${name}.schema.json`,
        })),
      },
    ],
  ]);
}

/** Builds the JSON Schema of a file as its author writes it: of transformed fields, the input. */
const jsonSchemaOf = (schema: GenericSchema) =>
  toJsonSchema(schema, {
    errorMode: 'ignore',
    // Checks follow `trim` and hold for untrimmed text too: the transforms can be ignored.
    ignoreActions: ['trim', 'transform', 'raw_transform'],
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const { type, message } = { message: undefined, ...valibotAction };
      if (typeof message !== 'string') return undefined;
      if (type === 'regex') return { ...jsonSchema, patternErrorMessage: message };
      return type === 'check' ? { ...jsonSchema, description: message } : undefined;
    },
  });
