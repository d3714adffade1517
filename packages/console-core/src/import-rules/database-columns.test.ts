import { expect, it } from 'vitest'
import { DATABASE_COLUMNS, newRecord } from './database-columns.ts'
import { FINDING_CODES } from './finding-codes.ts'

const all = Object.entries(DATABASE_COLUMNS)

it.each(all)('[S3] required columns of %s come first', (_, columns) => {
  const required = columns.map((c) => c.isRequired)
  expect(required).toEqual([...required].sort((a, b) => Number(b) - Number(a)))
  expect(columns.some((c) => c.isKey)).toBe(true)
})

it('gives every column and every possible value an id of its own', () => {
  const columns = all.flatMap(([, list]) => list)
  const values = columns.flatMap((c) => c.possibleValues)
  expect(new Set(columns.map((c) => c.id)).size).toBe(columns.length)
  expect(new Set(values.map((v) => v.id)).size).toBe(values.length)
})

it('keeps the ids that templates refer to', () => {
  expect(
    Object.fromEntries(all.flatMap(([name, list]) => list.map((c) => [`${name}.${c.columnName}`, c.id]))),
  ).toMatchSnapshot()
})

it('a new record has every column', () => {
  expect(newRecord('sites')).toMatchObject({ schoolType: '', includeInImport: true, shortName: null })
  expect(newRecord('staff').siteCodes).toEqual([])
})

it('every code has its words', () => {
  for (const [code, def] of Object.entries(FINDING_CODES)) {
    expect(code).toMatch(/^[EVTRLHAXD]\d{3}$/)
    expect(def.text).toMatch(/^[A-Z{].*\.$/)
    expect(def.title).not.toMatch(/\.$/)
  }
})

it('[S3] what records are known by may have 255 characters', () => {
  const short = Object.entries(DATABASE_COLUMNS).flatMap(([component, columns]) =>
    columns
      .filter(
        ({ columnName, refersTo }) =>
          refersTo || /^(?!.*ncesSchool).+(Id|Ids|termCode|PeriodCode)$/i.test(columnName),
      )
      .filter(({ dataType, maxLength }) => dataType === 'string' && (maxLength ?? 255) < 255)
      .map(({ columnName }) => `${component}.${columnName}`),
  )
  expect(short).toEqual([])
})
