import { COMPONENTS } from '@edconsole/console-core/contract'
import {
  createRowImporter,
  type ImportContext,
  type ImportedComponent,
  type ImportedRow,
  type ReferredComponent,
  type RowImporter,
  sectionAt,
  type Usage,
} from '@edconsole/console-core/import-rules'
import type { LoadedTemplate } from '@edconsole/console-server/internal'
import type { DistrictTables } from './district-tables.ts'
import type { SourceTable } from './source-table.ts'

export type ReadRow = ImportedRow & { rowNumber: number; fields: readonly string[] }

export type DistrictReader = {
  /** What the district's files bring, in load order. */
  components: readonly ImportedComponent[]
  /** What the import makes of the component's file. */
  rows(component: ImportedComponent): readonly ReadRow[]
  /** What it made of the file's codes. */
  usage(component: ImportedComponent): Usage | undefined
  /** The last that was read of those who are in no file any more. */
  gone: { students: readonly ReadRow[]; enrollment: readonly ReadRow[] }
  /** Those who are stored although the file of students does not name them any more. */
  leftOut: readonly ReadRow[]
  /** A fresh importer, for rows that are made up for the log. */
  importer(component: ImportedComponent, header?: readonly string[]): RowImporter
  template(component: ImportedComponent): LoadedTemplate
}

type Known = { [Name in Exclude<ReferredComponent, 'sections'>]: Set<string> } & {
  sections: Map<string, string | null>
}

/** Reads a district's files by the very rules of the import. */
export const readTables = (
  templates: readonly LoadedTemplate[],
  { files, gone, leftOut }: DistrictTables,
  about: { districtId: number; schoolYear: number; today: string },
): DistrictReader => {
  const known: Known = {
    sites: new Set(),
    students: new Set(),
    staff: new Set(),
    courses: new Set(),
    sections: new Map(),
  }
  const context: ImportContext = { ...about, ...known, districtId: String(about.districtId) }
  const components = [...files.keys()].sort((a, b) => COMPONENTS[a].loadOrder - COMPONENTS[b].loadOrder)
  const template = (component: ImportedComponent): LoadedTemplate => {
    const found = templates.find((t) => t.componentName === component)
    if (!found) throw new Error(`The demo has no template for ${component}`)
    return found
  }
  const importer: DistrictReader['importer'] = (component, header = files.get(component)?.header ?? []) =>
    createRowImporter(template(component), header, context)

  const read = new Map<ImportedComponent, { rows: ReadRow[]; usage: Usage }>()
  let stillStored: ReadRow[] = []
  for (const component of components) {
    const made = importer(component)
    const rows = readAll(made, files.get(component))
    read.set(component, { rows, usage: made.usage })
    remember(known, component, rows)
    if (component !== 'students') continue
    stillStored = readAll(importer('students'), leftOut)
    remember(known, 'students', stillStored)
  }
  // Students who left were known when their rows were last read.
  const students = readAll(importer('students'), gone.students)
  remember(known, 'students', students)
  const enrollment = readAll(importer('enrollment'), gone.enrollment)
  for (const { sourceId } of students) if (sourceId) known.students.delete(sourceId)
  return {
    components,
    importer,
    template,
    gone: { students, enrollment },
    leftOut: stillStored,
    rows: (component) => read.get(component)?.rows ?? [],
    usage: (component) => read.get(component)?.usage,
  }
}

const readAll = ({ importRow }: RowImporter, table: SourceTable | undefined): ReadRow[] =>
  (table?.rows ?? []).map((fields, i) => ({ ...importRow(fields, i + 1), rowNumber: i + 1, fields }))

const remember = (known: Known, component: ImportedComponent, rows: readonly ReadRow[]): void => {
  if (component === 'sections')
    for (const { record } of rows) {
      if (!record) continue
      const { siteCode, sectionId, endDate } = record
      known.sections.set(
        sectionAt(String(siteCode), String(sectionId)),
        typeof endDate === 'string' ? endDate : null,
      )
    }
  else if (
    component === 'sites' ||
    component === 'students' ||
    component === 'staff' ||
    component === 'courses'
  )
    for (const { record, sourceId } of rows) if (record && sourceId) known[component].add(sourceId)
}
