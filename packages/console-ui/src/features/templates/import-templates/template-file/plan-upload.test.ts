import type { SisImportTemplateDetailed, TemplateColumn } from '@edconsole/console-core'
import { columnsOf, emptyDraft } from '@edconsole/console-core/import-rules'
import { describe, expect, it } from 'vitest'
import { fileTemplateOf } from './file-template-of.ts'
import { type PlannedTemplate, planUpload } from './plan-upload.ts'
import { readTemplateFile } from './read-template-file.ts'
import { writeTemplateFile } from './write-template-file.ts'

const systems = [
  { id: 1, kind: 'aeries' },
  { id: 4, kind: 'file' },
] as const
const both = { create: true, edit: true }

const column = (columnName: string, more: Partial<TemplateColumn> = {}): TemplateColumn => {
  const definition = columnsOf('sites').find((one) => one.columnName === columnName)
  if (!definition) throw new Error(`Sites have no ${columnName}.`)
  const { id, displayName, isRequired, dataType, maxLength, possibleValues } = definition
  return {
    id,
    databaseColumnMapId: id,
    columnName,
    displayName,
    isRequired,
    dataType,
    maxLength,
    sourceColumn: columnName.toUpperCase(),
    mappingType: 'column',
    transform: 'none',
    fixedValue: null,
    defaultValue: null,
    sampleValues: [],
    unknownValues: [],
    possibleValues: possibleValues.map((value) => ({
      ...value,
      componentName: 'sites',
      columnName,
      importTemplateTranslations:
        value.value !== 'KG' || columnName !== 'lowGrade'
          ? []
          : [
              {
                id: 9,
                sisImportId: 41,
                importTemplateColumnId: id,
                possibleValueId: value.id,
                sourceValue: 'K',
                translatedValue: 'KG',
                matchType: 'exact',
                timesUsedLastRun: 3,
              },
            ],
    })),
    ...more,
  }
}
const sites: SisImportTemplateDetailed = {
  ...emptyDraft('sites').fields,
  id: 41,
  lea: '4107320',
  name: 'Sites',
  filePattern: 'SCH.csv',
  sisSystemId: 4,
  schoolYear: 2026,
  version: 7,
  isEnabled: true,
  rolledOverFromId: null,
  lastBatchId: 1,
  lastStatus: 'completed',
  lastRunAt: null,
  nextRunAt: null,
  sourceColumns: [],
  createdAt: '2026-08-02T14:12:00Z',
  createdBy: 'Ana Silva',
  updatedAt: null,
  updatedBy: null,
  importTemplateColumns: ['siteCode', 'siteName', 'lowGrade'].map((name) => column(name)),
}
const plan = (templates: readonly unknown[], may = both, stored = [sites]): PlannedTemplate[] =>
  planUpload(templates, { stored, systems, may })
const own = fileTemplateOf(sites, systems)
const columns = own.importTemplateColumns ?? []

describe('[domain 8.8] what a file would do', () => {
  it('a file that was written here changes nothing, whatever became of numbers and counts', () => {
    const read = readTemplateFile(writeTemplateFile([sites], systems))
    const again = { ...sites, id: 7, version: 9, isEnabled: false, lastBatchId: null }
    expect('templates' in read && plan(read.templates, both, [again])).toMatchObject([{ kind: 'unchanged' }])
  })

  it.each<[string, object, { settings: boolean; columns: number } | null]>([
    ['says no more than the name', { importTemplateColumns: undefined }, null],
    ['has another mode', { mode: 'delta' }, { settings: true, columns: 0 }],
    ['comes from another SIS', { sisKind: 'aeries' }, { settings: true, columns: 0 }],
    ['lacks a column', { importTemplateColumns: columns.slice(0, 2) }, { settings: false, columns: 1 }],
    ['has the columns in another order', { importTemplateColumns: [...columns].reverse() }, null],
    [
      'translates a value otherwise',
      {
        importTemplateColumns: columns.map((one) =>
          one.columnName === 'lowGrade'
            ? { ...one, importTemplateTranslations: [{ sourceValue: 'K', translatedValue: 'PK' }] }
            : one,
        ),
      },
      { settings: false, columns: 1 },
    ],
  ])('to a stored template, when it %s', (_, change, differences) => {
    const [planned] = plan([JSON.parse(JSON.stringify({ ...own, ...change }))])
    if (differences === null) expect(planned).toMatchObject({ kind: 'unchanged', stored: { id: 41 } })
    else
      expect(planned).toMatchObject({
        kind: 'changed',
        differences,
        body: { version: 7 },
      })
  })

  it('a template of another name is new, switched off, and stands beside the stored one', () => {
    const [planned] = plan([{ ...own, name: 'Late sites' }])
    expect(planned).toMatchObject({
      kind: 'new',
      beside: ['Sites'],
      body: { name: 'Late sites', isEnabled: false, sisSystemId: 4 },
    })
    expect(planned?.kind === 'new' && 'sisKind' in planned.body).toBe(false)
  })

  it('a column that the file has without translations loses those that are stored', () => {
    const [planned] = plan([
      { ...own, importTemplateColumns: columns.map(({ importTemplateTranslations: _, ...one }) => one) },
    ])
    expect(planned?.kind === 'changed' && planned.body.importTemplateColumns?.[2]).toMatchObject({
      columnName: 'lowGrade',
      importTemplateTranslations: [],
    })
  })

  it.each<[string, unknown, object]>([
    ['is no template', 'Sites', { kind: 'invalid', field: '' }],
    ['has no name', { componentName: 'sites' }, { kind: 'invalid', field: 'name' }],
    ['says what no template says', { ...own, color: 'red' }, { kind: 'invalid', field: 'color' }],
    ['reads files without a name', { ...own, name: 'A', filePattern: null }, { field: 'filePattern' }],
    [
      'leaves a switched-on template without a required column',
      { ...own, importTemplateColumns: columns.slice(1) },
      { kind: 'invalid', field: 'isEnabled' },
    ],
    [
      'leads to a value that there is none of',
      {
        ...own,
        importTemplateColumns: [
          {
            columnName: 'lowGrade',
            importTemplateTranslations: [{ sourceValue: 'K', translatedValue: 'X' }],
          },
        ],
      },
      { field: 'importTemplateColumns.0.importTemplateTranslations.0.translatedValue' },
    ],
    ['comes from a SIS that nobody knows here', { ...own, sisKind: 'qmlativ' }, { kind: 'noSystem' }],
  ])('a template is refused that %s', (_, raw, reason) => {
    const other = { ...own, name: 'Others' }
    expect(plan([raw, other])).toMatchObject([{ kind: 'refused', reason }, { kind: 'new' }])
  })

  it('what a role does not allow is refused', () => {
    const file = [
      { ...own, mode: 'delta' },
      { ...own, name: 'B' },
    ]
    expect(plan(file, { create: false, edit: false })).toMatchObject([
      { kind: 'refused', reason: { kind: 'mayNotEdit' } },
      { kind: 'refused', reason: { kind: 'mayNotCreate' } },
    ])
    expect(plan([own, own])).toMatchObject([
      { kind: 'unchanged' },
      { kind: 'refused', reason: { kind: 'twice' } },
    ])
  })
})

it.each([
  ['notJson', '{'],
  ['notTemplates', '[]'],
  ['notTemplates', '{"format":"edconsole.import-templates","version":1,"templates":[]}'],
  ['newer', '{"format":"edconsole.import-templates","version":2,"lists":[]}'],
])('[domain 8.8] a file as a whole is refused as %s', (fault, text) => {
  expect(readTemplateFile(text)).toEqual({ fault })
})
