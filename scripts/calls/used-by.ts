import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The calls that some source files make, by id, sorted. Files that these import by a path count too. */
export const callsOf = (entries: readonly string[]): string[] => {
  const found = new Set<string>()
  const read = new Set<string>()
  const visit = (file: string) => {
    if (read.has(file)) return
    read.add(file)
    const text = withoutComments(readFileSync(file, 'utf8'))
    for (const id of callsIn(text)) found.add(id)
    for (const path of importsIn(text)) visit(resolve(dirname(file), path))
  }
  for (const entry of entries) visit(entry)
  return [...found].sort()
}

/** The source files below a folder, tests and stories left out. */
export const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories|browser)\.|(^|\/)testing\//.test(name))
    .map((name) => join(folder, name))

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** `sitesResource.list`, and `const { list, create } = sitesResource`. */
const callsIn = (text: string): string[] => [
  ...[...text.matchAll(/\b(\w+)Resource\.(\w+)/g)].map(([, resource, name]) => `${resource}.${name}`),
  ...[...text.matchAll(/\{([\w\s,]+)\}\s*=\s*(\w+)Resource\b/g)].flatMap(([, names = '', resource]) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => `${resource}.${name}`),
  ),
]

const importsIn = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g)].map(([, path = '']) => path)
