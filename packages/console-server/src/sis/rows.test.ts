import { describe, expect, it } from 'vitest'
import { flatRow } from './flat-row.ts'
import { paged } from './paged.ts'
import { jsonItems } from './sis-http.ts'

const all = async <Item>(items: AsyncGenerator<Item>): Promise<Item[]> => {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

describe('[R46] a record of a SIS as a row', () => {
  it.each<[string, object, object]>([
    ['texts, numbers, nothing', { a: ' x ', b: 7, c: null, d: true }, { a: ' x ', b: '7', c: '', d: 'true' }],
    ['zeros at the front', { code: '0412' }, { code: '0412' }],
    ['inner fields', { Name: { First: 'Ada', At: { Id: 1 } } }, { 'Name.First': 'Ada', 'Name.At.Id': '1' }],
    ['lists of texts', { grades: ['05', '06'], none: [] }, { grades: '05;06', none: '' }],
    ['lists of records', { days: [{ a: 1 }], id: 1 }, { id: '1' }],
    [
      'midnight',
      { day: '2016-03-09T00:00:00', other: '2016-03-09T00:00:00.000Z' },
      { day: '2016-03-09', other: '2016-03-09' },
    ],
    ['another time', { at: '2016-03-09T08:15:00' }, { at: '2016-03-09T08:15:00' }],
  ])('%s', (_, record, row) => {
    expect(flatRow(record)).toEqual(row)
  })
})

/** Bytes one by one, so that every place is a border once. */
async function* bytes(text: string): AsyncGenerator<Buffer> {
  for (const byte of Buffer.from(text)) yield Buffer.from([byte])
}

describe('[R46] a list in an answer', () => {
  it.each<[string, string, string, unknown[]]>([
    ['a plain one', '[{"a":1},{"a":"ü"}]', '$.*', [{ a: 1 }, { a: 'ü' }]],
    ['an inner one', '{"Paging":{"Next":""},"Objects":[{"a":1}],"x":[2]}', '$.Objects.*', [{ a: 1 }]],
    ['an empty one', ' [ ] ', '$.*', []],
    ['one behind a mark of the encoding', '\uFEFF[1]', '$.*', [1]],
  ])('%s', async (_, text, path, items) => {
    expect(await all(jsonItems(bytes(text), path))).toEqual(items)
  })

  it.each<[string, string, string]>([
    ['a web page', '<!doctype html>', 'notJson'],
    ['nothing', '', 'notJson'],
    ['a text', 'Sorry', 'notJson'],
    ['a list that ends too early', '[{"a":1},{"a"', 'malformed'],
    ['a list that never closes', '[{"a":1}', 'malformed'],
    ['something behind the list', '[1] <p>', 'malformed'],
    ['no JSON', '[nope]', 'malformed'],
  ])('is none: %s', async (_, text, fault) => {
    await expect(all(jsonItems(bytes(text), '$.*'))).rejects.toMatchObject({ fault })
  })

  it('are not waited for without end: a member is held in memory', async () => {
    async function* endless() {
      yield Buffer.from('[{"name":"')
      for (let mega = 0; mega < 64; mega += 1) yield Buffer.alloc(1024 * 1024, 'x')
      throw new Error('All of it was read.')
    }
    await expect(all(jsonItems(endless(), '$.*'))).rejects.toMatchObject({ fault: 'tooBig' })
  })
})

describe('[R46] pages of a list', () => {
  const source = (items: readonly number[], size: number) => {
    let asked = 0
    const page = async function* (from: number) {
      asked += 1
      yield* items.slice(from, from + size)
    }
    return { page, asked: () => asked }
  }

  it.each([
    [[], 1],
    [[1, 2, 3], 2],
    [[1, 2, 3, 4], 3],
  ])('are read until one is empty: %j', async (items, asked) => {
    const { page, asked: times } = source(items, 3)
    expect(await all(paged(page))).toEqual(items)
    expect(times()).toBe(asked)
  })

  it('are no more than one where the SIS knows none', async () => {
    const { page, asked } = source([1, 2], 100)
    expect(await all(paged(() => page(0)))).toEqual([1, 2])
    expect(asked()).toBe(2)
  })
})
