// Here because this package has the compiler that writes declarations; that of the workspace has no interface.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'

export const API_PACKAGES = ['console-core', 'console-ui', 'console-standalone'] as const

/** Where the report of a package is kept. */
export const reportPath = (name: string): string => `docs/reference/api/${name}.txt`

/**
 * What a package promises to its hosts: the names of each entry with their declarations, as built, without comments.
 * A name that several entries export is written out at the first.
 */
export const apiReport = (name: string): string => {
  const folder = `packages/${name}`
  const entries = typeEntries(folder)
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    { noEmit: true, skipLibCheck: true, moduleResolution: ts.ModuleResolutionKind.Bundler },
  )
  const written = new Map<string, string>()
  return entries
    .map(
      ([entry, file]) =>
        `# @edconsole/${name}${entry.slice(1)}\n\n${reportOf(program, entry, file, written)}`,
    )
    .join('\n')
}

const typeEntries = (folder: string): [entry: string, file: string][] => {
  const manifest: { exports: Record<string, string | { types?: string }> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return Object.entries(manifest.exports).flatMap(([entry, target]) => {
    const types = typeof target === 'string' ? undefined : target.types
    return types === undefined ? [] : [[entry, resolve(folder, types)]]
  })
}

const reportOf = (program: ts.Program, entry: string, file: string, written: Map<string, string>): string => {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} is not there: build the packages first`)
  return checker
    .getExportsOfModule(module)
    .map((symbol) => ({ name: symbol.name, text: declarationOf(checker, symbol) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, text }) => {
      const key = `${name}\n${text}`
      const first = written.get(key)
      if (first !== undefined) return `${name}: as in ${first}\n`
      written.set(key, entry)
      return `${name}: ${text}\n`
    })
    .join('')
}

const printer = ts.createPrinter({ removeComments: true })

const declarationOf = (checker: ts.TypeChecker, symbol: ts.Symbol): string => {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0
  const { declarations = [] } = isAlias ? checker.getAliasedSymbol(symbol) : symbol
  return declarations
    .map((node) => {
      const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
      return text.replace(/^(export )?(declare )?/, '').replace(/\s+/g, ' ')
    })
    .map(inOneOrder)
    .sort()
    .join(' | ')
}

/** What is inferred from lists of words, and from schemas made of others, comes in an order that changes from build to build. */
const inOneOrder = (text: string): string =>
  fieldsInOrder(text)
    .replace(
      /ZodEnum<\{([^{}]*)\}>/g,
      (_, members: string) => `ZodEnum<{ ${sorted(members, ';').join('; ')} }>`,
    )
    .replace(/"[^"]*"(?: \| "[^"]*")+/g, (union) => sorted(union, '|').join(' | '))

const sorted = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .sort()

const OBJECT = 'ZodObject<{'

const fieldsInOrder = (text: string): string => {
  const start = text.indexOf(OBJECT)
  if (start < 0) return text
  const open = start + OBJECT.length
  const close = endOfBraces(text, open)
  const fields = partsOf(fieldsInOrder(text.slice(open, close))).sort()
  return `${text.slice(0, open)} ${fields.join('; ')}; ${fieldsInOrder(text.slice(close))}`
}

/** Where the braces end that were opened just before. */
const endOfBraces = (text: string, from: number): number => {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    else if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

/** What stands between semicolons, those within braces left alone. */
const partsOf = (text: string): string[] => {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    else if (text[at] === '}') depth -= 1
    else if (text[at] === ';' && depth === 0) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '')
}
