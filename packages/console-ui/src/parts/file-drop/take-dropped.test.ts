import { expect, it } from 'vitest'
import { takeDropped } from './take-dropped.ts'

const file = new File(['a,b'], 'students.csv')
const entry = (isDirectory: boolean) => [{ webkitGetAsEntry: () => ({ isDirectory }) }]

it.each([
  ['one file', { files: [file], items: entry(false) }, { files: [file] }],
  ['one file in a browser that knows no entries', { files: [file], items: [{}] }, { files: [file] }],
  ['a folder', { files: [file], items: entry(true) }, { refused: 'folder', name: 'students.csv' }],
  ['several files', { files: [file, file] }, { refused: 'several' }],
  ['no file', { files: [] }, null],
])('of what is dropped, %s', (_, dragged, taken) => {
  expect(takeDropped(dragged)).toEqual(taken)
})

it('of what is dropped, several files where several can be chosen', () => {
  expect(takeDropped({ files: [file, file] }, true)).toEqual({ files: [file, file] })
  const withFolder = [...entry(false), ...entry(true)]
  expect(takeDropped({ files: [file, file], items: withFolder }, true)).toMatchObject({ refused: 'folder' })
})
