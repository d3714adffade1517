// Here because this package has the compiler with an interface, as `api-report.ts`.
import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** A property of an exported type, as its source declares it. */
export type DeclaredOption = {
  readonly name: string
  readonly type: string
  readonly required: boolean
  /** Its doc comment in one line, without references to requirements; empty where there is none. */
  readonly text: string
  readonly deprecated: boolean
}

/** Reads the properties that a type of a file declares itself, in their order; those of types that it's made of are left out. */
export const declaredOptions = (file: string, typeName: string): DeclaredOption[] => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const declaration = source.statements
    .filter(ts.isTypeAliasDeclaration)
    .find(({ name }) => name.text === typeName)
  if (!declaration) throw new Error(`${file} has no type ${typeName}`)
  return literalsOf(declaration.type)
    .flatMap(({ members }) => [...members])
    .flatMap((member) => (isNamed(member) ? [optionOf(member)] : []))
}

const literalsOf = (node: ts.TypeNode): ts.TypeLiteralNode[] => {
  if (ts.isTypeLiteralNode(node)) return [node]
  return ts.isIntersectionTypeNode(node) ? node.types.flatMap(literalsOf) : []
}

type Member = ts.PropertySignature | ts.MethodSignature

const isNamed = (node: ts.TypeElement): node is Member =>
  ts.isPropertySignature(node) || ts.isMethodSignature(node)

const optionOf = (member: Member): DeclaredOption => ({
  name: member.name.getText(),
  type: ts.isMethodSignature(member)
    ? oneLine(`(${member.parameters.map((one) => one.getText()).join(', ')}) => ${member.type?.getText()}`)
    : oneLine(member.type?.getText() ?? 'unknown'),
  required: member.questionToken === undefined,
  text: textOf(member),
  deprecated: ts.getJSDocDeprecatedTag(member) !== undefined,
})

const textOf = (member: Member): string =>
  ts
    .getJSDocCommentsAndTags(member)
    .filter(ts.isJSDoc)
    .map(({ comment }) => oneLine(ts.getTextOfJSDocComment(comment) ?? '').replace(REFERENCE, ''))
    .join(' ')

/** `(R14)`, `([S9])`, `(architecture 2)`: for those who work on the console. */
const REFERENCE = / \(((\[S[\d.]+\]|R\d+|ux [\d.]+|architecture \d+)(, )?)+\)/g

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
