import type { DatabaseColumn } from './database-column.ts'
import { createFinding, type Finding } from './finding.ts'
import { type FixScope, fixTargets } from './fix-target.ts'
import type { RuleColumn } from './import-template.ts'
import { sourceNames } from './is-fed.ts'
import type { SourceOrigin } from './source-origin.ts'

/** A column of the template beside the places in the file that feed it. */
export type BoundColumn = { definition: DatabaseColumn; mapping: RuleColumn; indexes: number[] }

/** Columns that files would have which didn't come, each with the name of its file. */
export type AbsentColumns = ReadonlyMap<string, string>

export type MatchedHeaders = {
  /** Columns that the file or the template fills; a mapped column that the file lacks is not among them. */
  columns: BoundColumn[]
  findings: Finding[]
  /** A required column has no source: no row can be read. */
  fatal: boolean
}

/** Finds the file's column for every column of the template: V001 and V002. */
export const matchHeaders = (
  definitions: readonly DatabaseColumn[],
  mappings: readonly RuleColumn[],
  header: readonly string[],
  at: At,
): MatchedHeaders => {
  const exact = indexOf(header, (name) => name)
  const anyCase = indexOf(header, (name) => name.toLowerCase())
  const result: MatchedHeaders = { columns: [], findings: [], fatal: false }

  for (const definition of definitions) {
    const mapping = mappings.find((m) => m.columnName === definition.columnName)
    const problem = (source: string) => {
      result.fatal ||= definition.isRequired
      result.findings.push(missing(definition, source, at))
    }
    if (!mapping || mapping.mappingType === 'ignore') {
      if (definition.isRequired) problem(definition.displayName)
      continue
    }
    const needsSource = mapping.mappingType === 'column' || mapping.mappingType === 'concat'
    if (mapping.mappingType === 'fixed' || (!mapping.sourceColumn && !needsSource)) {
      result.columns.push({ definition, mapping, indexes: [] })
      continue
    }
    if (!mapping.sourceColumn) {
      if (definition.isRequired) problem(definition.displayName)
      continue
    }

    const indexes: number[] = []
    const lacking: string[] = []
    for (const source of sourceNames(mapping, (name) => exact.has(name))) {
      const index = exact.get(source) ?? anyCase.get(source.toLowerCase())
      if (index === undefined) lacking.push(source)
      else {
        indexes.push(index)
        const found = header[index] ?? ''
        if (found !== source) result.findings.push(differsInCase(definition, source, found, at))
      }
    }
    const [lack] = lacking
    if (lack === undefined) result.columns.push({ definition, mapping, indexes })
    else if (mapping.defaultValue) result.columns.push({ definition, mapping, indexes: [] })
    else problem(lack)
  }
  return result
}

const indexOf = (header: readonly string[], key: (name: string) => string): Map<string, number> => {
  const map = new Map<string, number>()
  header.forEach((name, i) => {
    if (!map.has(key(name))) map.set(key(name), i)
  })
  return map
}

type At = FixScope & { origin?: SourceOrigin | undefined; absentColumns?: AbsentColumns | undefined }

const missing = (column: DatabaseColumn, source: string, at: At): Finding => {
  const { isRequired, columnName, displayName } = column
  const absentFile = at.absentColumns?.get(source)
  return createFinding('V001', {
    column,
    sourceColumn: source,
    params: {
      source,
      ...(!isRequired && { kept: displayName }),
      ...(absentFile !== undefined && { absentFile }),
    },
    severity: isRequired ? 'error' : 'warning',
    fixTarget: fixTargets.templateColumn(at, columnName),
    origin: at.origin,
  })
}

const differsInCase = (column: DatabaseColumn, source: string, found: string, at: At): Finding =>
  createFinding('V002', {
    column,
    sourceColumn: found,
    params: { source, found },
    fixTarget: fixTargets.templateColumn(at, column.columnName),
    origin: at.origin,
  })
