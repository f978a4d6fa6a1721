import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Queries about schema.org's classes and properties. */
export interface Vocabulary {
  readonly knows: (type: string) => boolean;
  /** Checks whether a class equals or extends another class. */
  readonly isA: (type: string, ancestor: string) => boolean;
  /** Returns the names of the types of a class's property; null when the class has no such property. */
  readonly rangeOf: (type: string, property: string) => readonly string[] | null;
}

interface Declaration {
  readonly parents: readonly string[];
  readonly ranges: ReadonlyMap<string, readonly string[]>;
}

const DECLARATIONS = 'node_modules/schema-dts/dist/schema.d.ts';

/**
 * Parses schema.org's definitions from the declarations of `schema-dts`, which is generated from
 * them: an interface is a class, `{Class}Leaf` extends `{Class}Base`, a property has the union of
 * its range, and an alias is a class with its subclasses.
 */
export function readVocabulary(): Vocabulary {
  const interfaces = new Map<string, Declaration>();
  const subclasses = new Map<string, readonly string[]>();
  for (const node of parse(DECLARATIONS).statements) {
    if (ts.isInterfaceDeclaration(node)) interfaces.set(node.name.text, declarationOf(node));
    if (ts.isTypeAliasDeclaration(node)) subclasses.set(node.name.text, namesIn(node.type));
  }
  const isA = (type: string, ancestor: string): boolean =>
    type === ancestor ||
    (subclasses.get(ancestor) ?? []).some((child) => child !== ancestor && isA(type, child));
  const rangeIn = (name: string, property: string): readonly string[] | null => {
    const declaration = interfaces.get(name);
    if (!declaration) return null;
    const ownRange = declaration.ranges.get(property);
    if (ownRange) return ownRange;
    for (const parent of declaration.parents) {
      const inheritedRange = rangeIn(parent, property);
      if (inheritedRange) return inheritedRange;
    }
    return null;
  };
  return {
    knows: (type) => interfaces.has(`${type}Leaf`),
    isA,
    rangeOf: (type, property) => rangeIn(`${type}Leaf`, property),
  };
}

const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);

const declarationOf = (node: ts.InterfaceDeclaration): Declaration => ({
  parents: (node.heritageClauses ?? [])
    .flatMap((clause) => clause.types)
    .flatMap(({ expression }) => (ts.isIdentifier(expression) ? [expression.text] : [])),
  ranges: new Map(
    node.members.flatMap((member) =>
      ts.isPropertySignature(member) && ts.isStringLiteral(member.name) && member.type
        ? [[member.name.text, namesIn(valueOf(member.type))] as const]
        : [],
    ),
  ),
});

/** Unwraps the range of `SchemaValue<Range, "name">`. */
const valueOf = (type: ts.TypeNode): ts.TypeNode =>
  ts.isTypeReferenceNode(type) ? (type.typeArguments?.[0] ?? type) : type;

/** Lists the names of a union's types, or of one type. */
function namesIn(type: ts.TypeNode): readonly string[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(namesIn);
  return ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName)
    ? [type.typeName.text]
    : [];
}
