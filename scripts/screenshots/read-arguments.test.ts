import { expect, it } from 'vitest'
import { readArguments } from './read-arguments.ts'

it('takes everything in both themes and three widths unless told otherwise', () => {
  expect(readArguments([])).toEqual({ only: '', themes: ['light', 'dark'], widths: [390, 768, 1440] })
  expect(readArguments(['--only', 'parts-button', '--themes', 'forced', '--widths', '320,390'])).toEqual({
    only: 'parts-button',
    themes: ['forced'],
    widths: [320, 390],
  })
})

it.each([
  [['--themes', 'blue'], '--themes takes light, dark, forced, not blue.'],
  [['--widths', 'wide'], '--widths takes pixels, not wide.'],
])('refuses %j', (given, message) => {
  expect(() => readArguments(given)).toThrow(message)
})
