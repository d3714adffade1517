import type { SniffedFile } from '@edconsole/console-core/dry-run'
import { expect, it } from 'vitest'
import type { ComponentChoice } from './choices-of.ts'
import { whatFileSays } from './file-start.tsx'
import { messages } from './messages.ts'

const HEADER = Array.from({ length: 30 }, (_, at) => `COLUMN_${at}`)
const sniffed: SniffedFile = {
  delimiter: 'comma',
  encoding: 'UTF-8',
  hasHeader: true,
  header: HEADER,
  firstRows: [['1']],
  rowNumbers: [1],
  dateForms: {},
  problem: null,
}
const students: ComponentChoice = {
  componentName: 'students',
  displayName: 'Students',
  calledIn: undefined,
  taken: undefined,
  isActive: true,
}
const proposal = { component: 'students', matched: 5, required: 6 } as const

it.each<[string, Partial<SniffedFile>, Partial<Parameters<typeof whatFileSays>[1]>, RegExp[]]>([
  ['its component', {}, { proposal }, [/^It looks like Students: 5 of 6 required columns found\.$/]],
  [
    'a component that has a template',
    {},
    { proposal, choices: [{ ...students, taken: 'Nightly' }] },
    [/^It looks like Students, which can't be chosen/],
  ],
  ['nothing that is known', {}, {}, [/any component\. Choose its component, and map its columns/]],
  [
    'no names',
    { hasHeader: false, header: ['Column 1', 'Column 2', 'Column 3'] },
    {},
    [/^Its first row has no names, .*Column 1 to Column 3\. Choose its component/],
  ],
  ['a header alone', { firstRows: [] }, { proposal }, [/looks like/, /^It has no rows yet/]],
  [
    'thirty columns, two names of which are there twice',
    { header: [...HEADER.slice(4), 'GRADE', 'GRADE (2)', 'SEX', 'SEX (2)'] },
    { proposal },
    [/looks like/, /^More than one column is named GRADE, SEX\. .* GRADE \(2\) here/],
  ],
  [
    'old letters',
    { encoding: 'Windows-1252' },
    { proposal },
    [/looks like/, /Windows-1252.*will read it that way/],
  ],
  [
    'letters of two bytes',
    { encoding: 'UTF-16LE' },
    { proposal },
    [/looks like/, /UTF-16LE.*Save it as UTF-8/],
  ],
])('[S2.2] a file of %s says so, and what to do', (_, more, about, expected) => {
  const said = whatFileSays(
    { ...sniffed, ...more },
    { proposal: undefined, choices: [students], ...about },
    messages.file,
  )
  expect(said).toEqual(expected.map((sentence) => expect.stringMatching(sentence)))
})
