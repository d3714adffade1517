import { readFile } from 'node:fs/promises'
import { SIS_COMPONENTS } from '@edconsole/console-core/contract'
import { expect, it } from 'vitest'
import { readProducts } from './product-file.ts'

it('products are read from CSV, also with a byte order mark, capitals in the header and without the columns that may be absent', () => {
  expect(
    readProducts(
      '\uFEFFCode,Name,Components\r\nreading,"Reading, daily",sites staff students\r\nmath,Math,\r\n',
    ),
  ).toEqual([
    { code: 'reading', name: 'Reading, daily', description: '', components: ['sites', 'staff', 'students'] },
    { code: 'math', name: 'Math', description: '', components: [] },
  ])
})

it.each([
  ['code,name\n', 'The file has no products.'],
  ['code,name\nreading,Reading\nMath!,Math', 'Line 3: code must be lowercase letters, digits, and hyphens.'],
  ['code,name\nreading,', 'Line 2: name must not be empty.'],
  ['code,name\nreading,Reading\nreading,Again', 'Line 3: the code reading is on line 2 already.'],
  [
    'code\nreading',
    'Line 1: the column name is missing. Columns are code, name, description, components, separated by commas.',
  ],
  ['code,name,color\nreading,Reading,red', 'Line 1: "color" is not a column of products.'],
  ['code;name\nreading;Reading', 'Line 1: "code;name" is not a column of products.'],
  ['code,name,Code\nreading,Reading,x', 'Line 1: the column code is there twice.'],
  [
    'code,name,components\nreading,Reading,sites pupils',
    'Line 2: components has "pupils", which isn\'t one of these: sites staff',
  ],
  [
    'code,name\nreading,Reading, daily',
    'Line 2: there are 3 values for 2 columns. Put a value that contains a comma in quotation marks.',
  ],
  [
    'code,name\nmath,Math\nreading\n',
    'Line 3: there is 1 value for 2 columns. An empty value needs its comma too.',
  ],
  [
    'code,name\n\nart,É\n\nreading,"Reading\nmath,Math\n',
    "Line 5: the value that begins with a quotation mark doesn't end with one.",
  ],
  [
    'code,name\nreading,The "A" team',
    'Line 2: put a value that contains quotation marks in quotation marks, and double the ones inside it.',
  ],
  [
    'code,name\nreading,"The "A" team"',
    'Line 2: put a value that contains quotation marks in quotation marks, and double the ones inside it.',
  ],
])('a file that can’t be read is refused by its line: %j', (text, message) => {
  expect(() => readProducts(text)).toThrow(message)
})

it('the docs name the components that a file may have', async () => {
  const docs = await readFile(new URL('../../../../docs/operate.md', import.meta.url), 'utf8')
  const [, list = ''] = /^The components are ([^.]*)\.$/m.exec(docs) ?? []
  expect([...list.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(Object.keys(SIS_COMPONENTS))
})
