import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { ListQuery } from '@edconsole/console-core'
import { describe, expect, it } from 'vitest'
import type { Column } from '../column.ts'
import { csvCell, csvLine, fileParts } from './file-parts.ts'
import { readPages } from './read-pages.ts'

type Person = { id: number; name: string }

const text = async (parts: Blob[]) => new Blob(parts).text()
const pageOf = (rows: Person[]) =>
  (async function* one() {
    yield { rows, read: rows.length, total: rows.length }
  })()

it('[ux 8.1] a masked column is masked in the file too, and what is shown of it is in it', async () => {
  const name = { field: 'name', title: 'Name' }
  const rows = [{ id: 1, name: 'Ana Vega' }]
  const masked: Column<Person> = { ...name, text: () => '••••' }
  const shown: Column<Person> = { ...name, text: (row) => row.name }
  const raw: Column<Person> = {
    field: 'id',
    title: 'ID',
    text: ({ id }) => `No. ${id}`,
    value: ({ id }) => id,
  }
  const file = await text(await fileParts(pageOf(rows), [masked, shown, raw], () => {}))
  expect(file.split('\r\n').slice(1)).toEqual(['••••,Ana Vega,1', ''])
})

it('[ux 8.1] holds no more than two pages of rows at once, however long the list is', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const pages = 12
  const held: WeakRef<Person>[] = []
  let most = 0
  const ask = async ({ offset = 0, limit = 0 }: ListQuery) => {
    await new Promise((resolve) => setImmediate(resolve))
    if (offset >= (pages - 2) * limit) {
      collect()
      most = Math.max(most, held.filter((row) => row.deref() !== undefined).length)
    }
    const data = Array.from({ length: limit }, (_, at) => ({
      id: offset + at,
      name: `Person ${offset + at}`,
    }))
    if (data[0]) held.push(new WeakRef(data[0]))
    return { data, totalCount: pages * limit, errors: [] }
  }
  const columns: Column<Person>[] = [{ field: 'name', title: 'Name', text: ({ name }) => name }]
  let read = 0
  const parts = await fileParts(
    readPages(ask, {}, ({ id }) => String(id)),
    columns,
    (progress) => {
      read = progress.read
    },
  )
  expect(read).toBe(pages * 1000)
  expect(parts).toHaveLength(pages + 1)
  expect(most).toBeLessThanOrEqual(2)
})

describe('[ux 8.1] a cell of a CSV file', () => {
  it.each([
    ['text', 'Larkspur', 'Larkspur'],
    ['a comma', 'Vega, Ana', '"Vega, Ana"'],
    ['quotes', 'the "new" site', '"the ""new"" site"'],
    ['a line break', 'a\r\nb', '"a\r\nb"'],
    ['nothing', null, ''],
    ['no field', undefined, ''],
    ['a number', 41872, '41872'],
    ['a number below zero, which no spreadsheet runs', -5, '-5'],
    ['yes', true, 'true'],
    ['leading zeros', '0412', '0412'],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula with a comma', '=SUM(A1,A2)', '"\'=SUM(A1,A2)"'],
    ['a plus', '+1 555', "'+1 555"],
    ['a minus', '-2+3', "'-2+3"],
    ['an at sign', '@cmd', "'@cmd"],
    ['a tab before it', '\t=1', "'\t=1"],
    ['a return before it', '\r=1', '"\'\r=1"'],
    ['a sign inside', 'a=b', 'a=b'],
  ])('%s', (_, value, expected) => {
    expect(csvCell(value)).toBe(expected)
  })
})

it('[ux 8.1] a line ends as RFC 4180 has it', () => {
  expect(csvLine(['Batch', 'Rows, read', 3])).toBe('Batch,"Rows, read",3\r\n')
})
