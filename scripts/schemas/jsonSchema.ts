/** What an editor is told of the files of `content/`: JSON Schemas (draft 7), and which file each is for. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { CONTENT_FILES } from './files';

const FOLDER = 'content/schemas';

/**
 * The files to write, by path. What JSON Schema cannot say (that a date exists, that an id is known) is left to
 * `npm run check:content`.
 */
export function schemaFiles(): ReadonlyMap<string, unknown> {
  const entries = Object.entries(CONTENT_FILES);
  return new Map<string, unknown>([
    ...entries.map(
      ([name, { schema }]) => [`${FOLDER}/${name}.schema.json`, jsonSchemaOf(schema)] as const,
    ),
    [
      '.vscode/settings.json',
      {
        'json.schemas': entries.map(([name, { files }]) => ({
          fileMatch: [`/${files}`],
          url: `./${FOLDER}/${name}.schema.json`,
        })),
      },
    ],
  ]);
}

/** The schema of a file as its author writes it: of a field that is transformed when it is read, what comes before. */
const jsonSchemaOf = (schema: GenericSchema) =>
  toJsonSchema(schema, {
    errorMode: 'ignore',
    // A text is trimmed when it is read: what is asked of the text itself stands after that, and holds before it too.
    ignoreActions: ['trim', 'transform', 'raw_transform'],
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const { type, message } = { message: undefined, ...valibotAction };
      if (typeof message !== 'string') return undefined;
      if (type === 'regex') return { ...jsonSchema, patternErrorMessage: message };
      return type === 'check' ? { ...jsonSchema, description: message } : undefined;
    },
  });
