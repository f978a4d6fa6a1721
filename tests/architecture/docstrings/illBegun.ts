import ts from 'typescript';
import type { SourceFile } from '@/tests/architecture/sources';

/** An exported function whose docstring does not begin with a verb. */
export interface IllBegun {
  readonly name: string;
  readonly beginning: string;
}

/** Verbs too general to describe a function. */
const EMPTY = new Set(['Gets', 'Handles', 'Does', 'Manages', 'Processes']);

/** Words that end like a verb in the third person, and have begun a docstring as nouns. */
const NOUNS = new Set(
  (
    'This Its Words Lines Seconds Milliseconds Decibels Octaves Chapters Episodes Decagons Degrees Heights Tints ' +
    'Waters Mels Vectors Cells Bytes Fingers Cards Timers Rows Entries Stars Minutes Always Whose Less Years Names'
  ).split(' '),
);

/** Tells whether a docstring begins with a verb in the third person, and not with a plural (« Words of … »). */
export function beginsWithVerb(docstring: string): boolean {
  const [, first = '', second = ''] = /^([A-Z][a-z]+s)\s+(\S+)/.exec(docstring) ?? [];
  return first !== '' && !EMPTY.has(first) && !NOUNS.has(first) && second !== 'of';
}

/**
 * Lists the exported functions of a file whose docstrings begin with no verb; functions without a
 * docstring are not listed.
 */
export function illBegun({ path, text }: SourceFile): readonly IllBegun[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    const name = exportedFunction(statement);
    const docstring = docstringOf(statement);
    if (name === null || docstring === null || beginsWithVerb(docstring)) return [];
    return [{ name, beginning: docstring.slice(0, 40) }];
  });
}

/** Returns the name of the function that a statement exports; null when it exports none. */
function exportedFunction(statement: ts.Statement): string | null {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return null;
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? 'default';
  const [declared] = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations
    : [];
  const value = declared?.initializer;
  const isFunction =
    value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
  return isFunction && declared !== undefined && ts.isIdentifier(declared.name)
    ? declared.name.text
    : null;
}

function docstringOf(statement: ts.Statement): string | null {
  const last = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc).at(-1);
  const comment = ts.getTextOfJSDocComment(last?.comment);
  return comment === undefined || comment === '' ? null : comment;
}
