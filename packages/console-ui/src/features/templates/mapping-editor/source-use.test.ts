import { columnsOf, type DraftColumn, emptyColumn } from '@edconsole/console-core/import-rules'
import { expect, it } from 'vitest'
import { feedsOf } from './source-use.ts'

const HEADER = ['STUID', 'FIRST', 'LAST', 'FULL + NAME']
const [definition] = columnsOf('students')

it.each<[string, Pick<DraftColumn, 'mappingType' | 'sourceColumn'>, string[]]>([
  ['as it stands in the file', { mappingType: 'column', sourceColumn: 'STUID' }, ['stuid']],
  ['in another case', { mappingType: 'column', sourceColumn: 'StuId' }, ['stuid']],
  ['put together with another', { mappingType: 'concat', sourceColumn: 'first + Last' }, ['first', 'last']],
  ['whose name has a plus', { mappingType: 'concat', sourceColumn: 'Full + Name' }, ['full + name']],
])('[ux 9.5] a source column is in use %s', (_, fed, keys) => {
  if (!definition) throw new Error('Students have no columns')
  const column = { ...emptyColumn(definition.columnName), ...fed }
  const feeds = feedsOf([{ definition, column }], HEADER)
  expect([...feeds]).toEqual(keys.map((key) => [key, [definition]]))
})
