import { expect, it } from 'vitest'
import { readProducts } from './product-file.ts'

it('products are read from CSV, also with a byte order mark and without the columns that may be absent', () => {
  expect(
    readProducts(
      '\uFEFFcode,name,components\r\nreading,"Reading, daily",sites staff students\r\nmath,Math,\r\n',
    ),
  ).toEqual([
    { code: 'reading', name: 'Reading, daily', description: '', components: ['sites', 'staff', 'students'] },
    { code: 'math', name: 'Math', description: '', components: [] },
  ])
})

it.each([
  ['code,name\n', 'The file has no products.'],
  ['code,name\nreading,Reading\nMath!,Math', 'Line 3: code must be lowercase letters, digits, and hyphens.'],
  ['code\nreading', 'Line 2: name is missing.'],
  ['code,name\nreading,', 'Line 2: name must not be empty.'],
  ['code,name\nreading,Reading\nreading,Again', 'Line 3: the code reading is on line 2 already.'],
  ['code,name,color\nreading,Reading,red', 'Line 2: color is not a column of products.'],
  ['code,name,components\nreading,Reading,sites pupils', 'Line 2: components must be names of components'],
])('a file that can’t be read is refused by its line: %j', (text, message) => {
  expect(() => readProducts(text)).toThrow(message)
})
