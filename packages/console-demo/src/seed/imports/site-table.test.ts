import { expect, it } from 'vitest'
import { sampleDistrict } from '../sample-district.ts'
import { createRandom } from './random.ts'
import { siteTable } from './site-table.ts'

it.each([
  ['elementary', ['Elementary School', 'Middle & K-8 School']],
  ['high', ['High School']],
  ['unified', ['Elementary School', 'High School', 'Middle & K-8 School']],
] as const)('schools of a district of the kind %s fit it', (districtType, types) => {
  const { table } = siteTable(
    { ...sampleDistrict(1, '0100000', 'normal', 4), districtType },
    createRandom('sites'),
  )
  expect([...new Set(table.rows.map((row) => row[table.header.indexOf('SCHOOL_TYPE')]))].sort()).toEqual(
    types,
  )
})
