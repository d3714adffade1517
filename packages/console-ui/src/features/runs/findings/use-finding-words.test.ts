import { createFinding, findingMessages, fixTargets } from '@edconsole/console-core/import-rules'
import { expect, it } from 'vitest'
import { MASK } from '../record/masked-text.ts'
import { findingWords } from './use-finding-words.ts'

const line = (more: object) => ({
  errorCode: 'V004',
  columnName: 'birthDate',
  sourceColumn: 'BIRTH_DT',
  rejectedValue: 'a',
  params: { column: 'Birth date', form: 'MM/dd/yyyy' },
  causeTitle: 'Stored title',
  message: 'Stored "a" is not a date.',
  suggestion: null,
  fixTarget: null,
  ...more,
})

it('hides the value and no letter of the sentence around it', () => {
  expect(findingWords(line({}), false).message).toBe(
    `Value "${MASK}" is not a date in the format MM/dd/yyyy. Row not loaded.`,
  )
  expect(findingWords(line({}), true).message).toBe(
    'Value "a" is not a date in the format MM/dd/yyyy. Row not loaded.',
  )
})

it('a sentence without parameters keeps its words, and loses the value wherever it stands by itself', () => {
  const bare = { params: undefined, rejectedValue: 'Ann' }
  const words = findingWords(line({ ...bare, message: 'Ann: "Ann" is no Annex.' }), false)
  expect(words).toMatchObject({ title: 'Stored title', message: `${MASK}: "${MASK}" is no Annex.` })
  const blank = line({ ...bare, rejectedValue: '(a|b)*', message: 'No date: (a|b)*.' })
  expect(findingWords(blank, false).message).toBe(`No date: ${MASK}.`)
  expect(findingWords(line({ ...bare, message: 'Ann.' }), true).message).toBe('Ann.')
})

it('a code or parameters of another version leave the sentence of the server', () => {
  expect(findingWords(line({ errorCode: 'Z999' }), true).message).toBe('Stored "a" is not a date.')
  expect(findingWords(line({ params: {} }), true).message).toBe('Stored "a" is not a date.')
})

it('takes the texts of the host', () => {
  const { V004, ...codes } = findingMessages.codes
  if (!V004) throw new Error('V004 has no texts.')
  const own = { ...findingMessages, codes: { ...codes, V004: { ...V004, text: 'Kein Datum: {value}' } } }
  expect(findingWords(line({}), true, own).message).toBe('Kein Datum: a')
})

it('a contact without a relationship is named only to who asks', () => {
  const contact = line({
    errorCode: 'R007',
    columnName: 'relationship',
    sourceColumn: 'REL',
    rejectedValue: 'Vale, Ida',
  })
  expect(findingWords(contact, false).message).toBe(`Contact "${MASK}" has no relationship to the student.`)
})

it('hides a personal value in the link to the fix', () => {
  const { params } = createFinding('T001', { params: { list: 'relationships' } })
  const fixTarget = fixTargets.translation({ districtId: '412', templateId: 3 }, 'contactType', 'Ida')
  const translated = line({
    errorCode: 'T001',
    columnName: 'contactType',
    rejectedValue: 'Ida',
    params,
    fixTarget,
  })
  expect(findingWords(translated, true).fixTarget?.label).toBe('Translate "Ida"')
  expect(
    findingWords(line({ ...translated, params: { ...params, column: 'Type' } }), false).fixTarget?.label,
  ).toBe(`Translate "${MASK}"`)
})
