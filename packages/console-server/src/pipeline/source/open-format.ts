import { createFinding, type Finding, fixTargets, isImported } from '@edconsole/console-core/import-rules'
import { otherEncoding } from '@edconsole/console-core/source-file'
import {
  columnsAbsent,
  columnsMade,
  createFormatReader,
  filesOfComponent,
  knownColumns,
} from '../../source-formats/format-reader.ts'
import { type FormatSet, isContents, layersOf } from '../../source-formats/format-sets.ts'
import type { SourceFormat } from '../../source-formats/source-format.ts'
import { sourceFormat } from '../../source-formats/source-formats.ts'
import type { LoadedTemplate } from '../load-template.ts'
import { chunksOf } from './chunks-of.ts'
import { formatTables } from './format-tables.ts'
import { type LookedAt, lookAt } from './open-file.ts'
import type { FailedSource, OpenedSource } from './opened-source.ts'
import { readRows } from './read-rows.ts'

/**
 * Rows that are put together out of the files of a format.
 * @param setsOf finds the files, the newest set first
 */
export const openFormat = async (
  setsOf: (format: SourceFormat) => Promise<FormatSet[]>,
  template: LoadedTemplate & { sourceFormat: string },
  districtId: string,
): Promise<OpenedSource> => {
  const { componentName: component, sourceFormat: id } = template
  const scope = { districtId, templateId: template.id }
  const fixTarget = fixTargets.template(scope)
  const fail = (
    params: NonNullable<Parameters<typeof createFinding<'E011'>>[1]>['params'],
    fileName: string | null = null,
  ) => failed(fileName, createFinding('E011', { params, fixTarget }))

  const format = sourceFormat(id)
  const definition = isImported(component) ? format?.components[component] : undefined
  if (!format || !definition || !isImported(component)) return fail({ unknown: id })
  const sets = await setsOf(format)
  const [newest] = sets
  const wrong = newest && faultOf(newest, format)
  if (wrong) return fail(wrong)

  const mains = new Set(definition.from.map(({ file }) => file))
  const findings: Finding[] = []
  const stacks = new Map<string, Stack>()
  for (const word of filesOfComponent(format, component)) {
    const stack: Layered[] = []
    for (const layer of layersOf(sets, word)) {
      const looked = await lookAt(layer.file, template.encoding)
      if ('finding' in looked) return failed(layer.file.name, looked.finding)
      stack.push({ ...layer, ...looked })
    }
    const file = format.files[word]?.pattern ?? word
    if (stack.length === 0 && format.files[word]?.isRequired) return fail({ file }, file)
    stacks.set(word, { layers: stack, isPartial: isPartial(newest, stack) })
    findings.push(
      ...aboutFile(file, {
        stack,
        isMain: mains.has(word),
        isIgnored: isIgnored(newest, word),
        isExplained: newest !== undefined && isContents(newest.contents),
        scope,
        template,
      }),
    )
  }

  const own = [...mains].flatMap((word) => stacks.get(word) ?? [])
  const [first] = own.flatMap(({ layers }) => layers)
  if (!first) return fail({ file: patternsOf(format, mains) })
  const joined = [...stacks].filter(([word]) => !mains.has(word)).flatMap(([, { layers }]) => layers)
  const joinsChanged = joined.some(({ set }) => set === 0)
  const files = new Map(
    [...stacks].map(([word, { layers, isPartial }]) => {
      // Rows that haven't changed may still look up something that has.
      const isShort = mains.has(word) && isPartial && !joinsChanged
      return [word, isShort ? layers.filter(({ set }) => set === 0) : layers] as const
    }),
  )
  const read = [...mains].flatMap((word) => files.get(word) ?? [])
  const tables = formatTables(format, files, template)
  const made = definition.from.flatMap((rows) => columnsMade(format, rows, tables.isAbsent))
  const absent = definition.from.flatMap((rows) => columnsAbsent(format, rows, tables.isAbsent))
  const header = await headerOf(format, own, template)
  const madeColumns = new Set(made.filter((name) => !header.includes(name))).size
  return {
    kind: 'open',
    origin: 'file',
    name: own.flatMap(({ layers: [layer] }) => layer?.file.name ?? []).join(', '),
    file: first.file,
    hasHeader: true,
    isShared: true,
    findings,
    madeColumns,
    absentColumns: new Map(absent),
    ...(definition.rowRules && { rowRules: definition.rowRules }),
    changesOnly: own.some(({ isPartial }) => isPartial),
    rowsExpected: read.reduce((sum, { lines }) => sum + Math.max(0, lines - 1), 0),
    read: () => chunksOf(createFormatReader(format, tables).rows(component), () => [...header, ...made]),
  }
}

type Layered = ReturnType<typeof layersOf>[number] & Extract<LookedAt, { encoding: string }>
type Stack = { readonly layers: readonly Layered[]; readonly isPartial: boolean }

/** The newest set says which of its files hold changes only, and which don't belong to it. */
const isPartial = (newest: FormatSet | undefined, [layer]: readonly Layered[]): boolean =>
  layer !== undefined &&
  newest !== undefined &&
  isContents(newest.contents) &&
  (layer.set > 0 || layer.mode === 'changesOnly')

const isIgnored = (newest: FormatSet | undefined, word: string): boolean =>
  newest !== undefined &&
  newest.files.has(word) &&
  isContents(newest.contents) &&
  newest.contents.modes.get(word) === 'absent'

/** What is wrong with a set as a whole; undefined if nothing is. */
const faultOf = ({ contents, files }: FormatSet, format: SourceFormat) => {
  const { manifest } = format
  if (!manifest || contents === null) return undefined
  const file = manifest.pattern
  if (!isContents(contents)) return { manifest: file }
  const { version, modes } = contents
  if (version !== null && version !== manifest.version.value)
    return { manifest: file, version, format: format.title }
  const lacking = Object.entries(format.files).filter(([word]) => {
    const mode = modes.get(word)
    return mode !== undefined && mode !== 'absent' && !files.has(word)
  })
  return lacking.length === 0
    ? undefined
    : { manifest: file, listed: lacking.map(([, { pattern }]) => pattern).join(', ') }
}

type About = {
  stack: readonly Layered[]
  isMain: boolean
  isIgnored: boolean
  /** A manifest says which files there are. */
  isExplained: boolean
  scope: { districtId: string; templateId: number }
  template: LoadedTemplate
}

const aboutFile = (
  file: string,
  { stack, isMain, isIgnored, isExplained, scope, template }: About,
): Finding[] => {
  const fixTarget = fixTargets.template(scope)
  const findings: Finding[] = []
  if (isIgnored) findings.push(createFinding('E012', { params: { file, ignored: 'yes' }, fixTarget }))
  else if (stack.length === 0 && !isMain && !isExplained)
    findings.push(createFinding('E012', { params: { file }, fixTarget }))
  const [layer] = stack
  if (!layer?.differs) return findings
  const { encoding } = layer
  return isMain
    ? [...findings, ...otherEncoding(layer, template.encoding, scope)]
    : [...findings, createFinding('E012', { params: { file, encoding }, fixTarget })]
}

const patternsOf = (format: SourceFormat, words: ReadonlySet<string>): string =>
  [...words].map((word) => format.files[word]?.pattern ?? word).join(', ')

/** The columns of the files, under the names that the format has for them. */
const headerOf = async (
  format: SourceFormat,
  stacks: readonly Stack[],
  { delimiter }: LoadedTemplate,
): Promise<string[]> => {
  const known = new Map([...knownColumns(format)].map((name) => [name.toLowerCase(), name]))
  const names = new Set<string>()
  for (const { layers } of stacks)
    for (const { file, encoding } of layers.slice(0, 1))
      for await (const { header } of readRows(await file.path(), { delimiter, hasHeader: true, encoding })) {
        for (const name of header) names.add(known.get(name.toLowerCase()) ?? name)
        break
      }
  return [...names]
}

const failed = (fileName: string | null, finding: Finding): FailedSource => ({
  kind: 'failed',
  fileName,
  finding,
})
