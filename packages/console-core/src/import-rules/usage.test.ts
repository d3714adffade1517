import { expect, it } from 'vitest'
import { createTranslator } from './translator.ts'
import { createUsage } from './usage.ts'

const translations = (
  value: string,
  ...list: [number, string, ('exact' | 'ignoreCase' | 'blank' | 'any')?][]
) => ({
  value,
  label: value,
  importTemplateTranslations: list.map(([id, sourceValue, matchType = 'exact']) => ({
    id,
    sourceValue,
    matchType,
    translatedValue: value,
  })),
})
const column = {
  possibleValues: [
    translations('KG', [1, 'K'], [2, 'kn', 'ignoreCase']),
    translations('01', [3, '1']),
    translations('UG', [4, '', 'blank'], [5, '*', 'any']),
  ],
}

it('counts each use of a translation by the one that decided', () => {
  const { usage, watch } = createUsage()
  const translate = watch('gradeLevel', createTranslator(column))
  for (const text of ['K', ' K ', 'KN', '', '1', '01', 'zz', 'yy']) translate(text)
  expect(Object.fromEntries(usage.translations)).toEqual({ 1: 2, 2: 1, 3: 1, 4: 1, 5: 2 })
})

it('keeps five codes, each once, none of them empty', () => {
  const { usage, watch } = createUsage()
  const translate = watch('gradeLevel', createTranslator(column))
  for (const text of ['K', '', 'K ', '1', 'a', 'b', 'c', 'd']) translate(text)
  expect([...(usage.samples.get('gradeLevel') ?? [])]).toEqual(['K', '1', 'a', 'b', 'c'])
})

it('counts the rows of each code that nothing knows, also where the fallback stood in', () => {
  const { usage, watch } = createUsage(['GR'])
  const withFallback = watch('gradeLevel', createTranslator(column))
  const without = watch('grade', createTranslator({ possibleValues: column.possibleValues.slice(0, 2) }))
  for (const text of ['TK+', 'K', ' TK+ ', 'PK3', 'TK+']) {
    withFallback(text)
    without(text)
  }
  for (const name of ['gradeLevel', 'grade'])
    expect(Object.fromEntries(usage.unknown.get(name) ?? [])).toEqual({ 'TK+': 3, PK3: 1 })
  expect(usage.header).toEqual(['GR'])
})

it('gives up on a column of names: two hundred unknown codes are enough', () => {
  const { usage, watch } = createUsage()
  const translate = watch('gradeLevel', createTranslator({ possibleValues: [] }))
  for (let i = 0; i < 300; i += 1) translate(`Name ${i}`)
  translate('Name 7')
  expect(usage.unknown.get('gradeLevel')?.size).toBe(200)
  expect(usage.unknown.get('gradeLevel')?.get('Name 7')).toBe(2)
})
