import { describe, expect, it } from 'vitest'
import { COMPONENTS } from '../lists/components.ts'
import { crossFault } from '../validation/cross-rules.ts'
import { type CheckedColumn, checkColumns } from './check-columns.ts'
import { checkTranslations } from './check-translations.ts'
import { columnsOf } from './database-columns.ts'
import { type CheckedTemplate, runOrders, TEMPLATE_RULES } from './template-rules.ts'

const column = (columnName: string, more: Partial<CheckedColumn> = {}): CheckedColumn => ({
  columnName,
  sourceColumn: columnName.toUpperCase(),
  mappingType: 'column',
  fixedValue: null,
  defaultValue: null,
  importTemplateTranslations: [],
  ...more,
})
const required = columnsOf('students').filter(({ isRequired }) => isRequired)
const template = (more: Partial<CheckedTemplate> = {}): CheckedTemplate => ({
  componentName: 'students',
  source: 'sftp',
  filePattern: 'STU.csv',
  runOrder: 40,
  isEnabled: true,
  scheduleEnabled: false,
  scheduleTime: null,
  scheduleDays: [],
  importTemplateColumns: required.map(({ columnName }) => column(columnName)),
  ...more,
})
const swapped = (more: Partial<CheckedColumn>) =>
  template({
    importTemplateColumns: [
      ...required.slice(1).map(({ columnName }) => column(columnName)),
      column(required[0]?.columnName ?? '', more),
    ],
  })

describe('a template that is switched on', () => {
  it.each([
    ['a column of the file', { sourceColumn: 'A' }, true],
    ['two columns of the file', { mappingType: 'concat', sourceColumn: 'A + B' }, true],
    ['a fixed value', { mappingType: 'fixed', sourceColumn: null, fixedValue: '7' }, true],
    ['a default alone', { mappingType: 'default', sourceColumn: null, defaultValue: '7' }, true],
    ['a default behind a column', { sourceColumn: null, defaultValue: '7' }, false],
    ['no column', { sourceColumn: null }, false],
    ['no fixed value', { mappingType: 'fixed', fixedValue: null }, false],
    ['a column that is left out', { mappingType: 'ignore' }, false],
  ] as const)('[S3] fills a required column from %s: %j', (_, more, fits) => {
    const fault = crossFault(TEMPLATE_RULES, swapped(more))
    expect(fault?.field).toBe(fits ? undefined : 'isEnabled')
  })

  it('may have any gap while it is switched off', () => {
    expect(crossFault(TEMPLATE_RULES, template({ isEnabled: false, importTemplateColumns: [] }))).toBe(
      undefined,
    )
  })
})

it('components keep their order whatever place each template takes', () => {
  const names = Object.keys(COMPONENTS) as (keyof typeof COMPONENTS)[]
  for (const name of names)
    for (const before of COMPONENTS[name].dependsOn)
      expect(runOrders(before).last).toBeLessThan(runOrders(name).first)
})

it.each<[string, Partial<CheckedTemplate>]>([
  ['runOrder', { runOrder: 39 }],
  ['runOrder', { runOrder: 50 }],
  ['filePattern', { filePattern: null }],
  ['scheduleTime', { scheduleEnabled: true, scheduleDays: ['mon'] }],
  ['scheduleDays', { scheduleEnabled: true, scheduleTime: '02:00' }],
])('%s is at fault in %j', (field, more) => {
  expect(crossFault(TEMPLATE_RULES, template(more))).toMatchObject({ field })
})

it('what reads from the SIS itself needs no name of a file', () => {
  expect(crossFault(TEMPLATE_RULES, template({ source: 'api', filePattern: null }))).toBe(undefined)
})

it('an enabled template cannot be kept from other changes by a rule about what stays as it is', () => {
  const old = template({ importTemplateColumns: [] })
  expect(crossFault(TEMPLATE_RULES, old, ['filePattern'])).toBe(undefined)
  expect(crossFault(TEMPLATE_RULES, old, ['isEnabled'])).toMatchObject({ field: 'isEnabled' })
})

describe('translations of a column', () => {
  const grades = required.find(({ columnName }) => columnName === 'gradeLevel')
  const check = (...pairs: [string, string, ('exact' | 'ignoreCase' | 'blank' | 'any')?][]) =>
    checkTranslations(
      grades ?? { displayName: '', isCoded: false, possibleValues: [] },
      pairs.map(([sourceValue, translatedValue, matchType = 'exact']) => ({
        sourceValue,
        translatedValue,
        matchType,
      })),
    )

  it.each([
    [
      'two codes',
      [
        ['K', 'KG'],
        ['1', '01'],
      ],
      null,
    ],
    [
      'two codes for one value',
      [
        ['K', 'KG'],
        ['KN', 'KG'],
      ],
      null,
    ],
    [
      'one code in two cases',
      [
        ['K', 'KG'],
        ['k', 'TK'],
      ],
      null,
    ],
    [
      'one code twice',
      [
        ['K', 'KG'],
        ['K', 'TK'],
      ],
      '1.sourceValue',
    ],
    [
      'one code twice with spaces',
      [
        ['K', 'KG'],
        [' K', 'TK'],
      ],
      '1.sourceValue',
    ],
    [
      'one code in any case twice',
      [
        ['K', 'KG', 'ignoreCase'],
        ['k', 'TK', 'ignoreCase'],
      ],
      '1.sourceValue',
    ],
    [
      'one code exactly and in any case',
      [
        ['K', 'KG'],
        ['K', 'TK', 'ignoreCase'],
      ],
      '1.sourceValue',
    ],
    [
      'a star and a fallback',
      [
        ['*', 'KG'],
        ['*', 'TK', 'any'],
      ],
      null,
    ],
    [
      'two fallbacks',
      [
        ['*', 'KG', 'any'],
        ['?', 'TK', 'any'],
      ],
      '1.matchType',
    ],
    [
      'two for empty cells',
      [
        ['', 'KG', 'blank'],
        ['-', 'TK', 'blank'],
      ],
      '1.matchType',
    ],
    ['no code', [['', 'KG']], '0.sourceValue'],
    ['an unknown value', [['K', 'kindergarten']], '0.translatedValue'],
  ] as [string, Parameters<typeof check>, string | null][])('%s: %j', (_, pairs, field) => {
    expect(check(...pairs)?.field ?? null).toBe(field)
  })
})

it('columns are those of the component, each once, and the path of a fault leads to it', () => {
  expect(checkColumns('sites', [column('siteCode'), column('studentId')])).toEqual({
    field: 'importTemplateColumns.1.columnName',
    message: "'studentId' isn't a column of Sites",
  })
  expect(checkColumns('sites', [column('siteCode'), column('siteCode')])?.field).toBe(
    'importTemplateColumns.1.columnName',
  )
  expect(
    checkColumns('students', [
      column('gradeLevel', {
        importTemplateTranslations: [{ sourceValue: 'K', translatedValue: 'X', matchType: 'exact' }],
      }),
    ])?.field,
  ).toBe('importTemplateColumns.0.importTemplateTranslations.0.translatedValue')
  expect(checkColumns('accounts', [column('username')])?.message).toContain('Accounts')
})
