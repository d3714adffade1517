import { columnsOf, emptyColumn, NOTHING_SEEN } from '@edconsole/console-core/import-rules'
import { expect, it } from 'vitest'
import { messages } from './messages.ts'
import { sampleOf } from './sample-of.ts'

const [birthDate] = columnsOf('students').filter(({ columnName }) => columnName === 'birthDate')

const sampleOfDates = (dateFormat: 'auto' | 'YYYYMMDD', form?: 'DD/MM/YYYY' | null) =>
  birthDate &&
  sampleOf(
    birthDate,
    { ...emptyColumn('birthDate'), sourceColumn: 'DOB' },
    {
      seen: form === undefined ? NOTHING_SEEN : { ...NOTHING_SEEN, dateForms: { DOB: form } },
      fields: { componentName: 'students', dateFormat },
      m: messages,
    },
  )

it.each([
  ['that of the template', sampleOfDates('YYYYMMDD', 'DD/MM/YYYY'), { kind: 'form', text: 'yyyyMMdd' }],
  ['that of the file at hand', sampleOfDates('auto', 'DD/MM/YYYY'), { kind: 'form', text: 'dd/MM/yyyy' }],
  [
    'open while the file has none',
    sampleOfDates('auto', null),
    { kind: 'words', text: 'Detected from its dates' },
  ],
  ['open without a file', sampleOfDates('auto'), { kind: 'words', text: 'Detected from its dates' }],
])('[ux 9.5] the form of dates is the one that an import uses: %s', (_, sample, expected) => {
  expect(sample).toEqual(expected)
})
