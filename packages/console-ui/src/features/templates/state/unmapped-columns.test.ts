import type { TemplateColumn } from '@edconsole/console-core'
import { expect, it } from 'vitest'
import { unmappedColumns } from './unmapped-columns.ts'

const column: TemplateColumn = {
  id: 1,
  databaseColumnMapId: 1,
  columnName: 'lastName',
  displayName: 'Last name',
  sampleValues: [],
  unknownValues: [],
  sourceColumn: null,
  mappingType: 'column',
  fixedValue: null,
  defaultValue: null,
  transform: 'none',
  isRequired: true,
  dataType: 'string',
  maxLength: null,
  possibleValues: [],
}

it.each<[Partial<TemplateColumn>, boolean]>([
  [{}, true],
  [{ isRequired: false }, false],
  [{ sourceColumn: 'LN' }, false],
  [{ sourceColumn: 'LN', mappingType: 'ignore' }, true],
  [{ mappingType: 'fixed' }, true],
  [{ mappingType: 'fixed', fixedValue: 'x' }, false],
  [{ mappingType: 'default' }, true],
  [{ mappingType: 'default', defaultValue: 'x' }, false],
  [{ mappingType: 'default', sourceColumn: 'LN' }, false],
  [{ mappingType: 'concat', sourceColumn: 'LN+FN' }, false],
])('[S3] a required column that nothing fills is named: %j', (facts, unmapped) => {
  const found = unmappedColumns({ importTemplateColumns: [{ ...column, ...facts }] })
  expect(found).toHaveLength(unmapped ? 1 : 0)
})
