import { describe, expect, it } from 'vitest'
import { causeOfLine } from './cause-of-line.ts'

const line = (message: string, more: Partial<Parameters<typeof causeOfLine>[0]> = {}) => ({
  message,
  columnName: 'gradeLevel',
  sourceColumn: 'GRADE',
  ...more,
})

describe('[ux 9.4] a cause', () => {
  it('is what the server calls it', () => {
    const told = { cause: 'T001:gradeLevel', causeTitle: 'Grade level not recognized' }
    expect(causeOfLine(line('Value "TK+" is not a grade level.', told))).toEqual({
      key: 'T001:gradeLevel',
      title: 'Grade level not recognized',
      told: true,
    })
  })

  it.each([
    ['Value "TK+" is not in the list.', 'Value is not in the list.'],
    ['Value “TK+” is not in the list.', 'Value is not in the list.'],
    ["Code 'it's' isn't known", "Code isn't known"],
    ['Row 1,204 has 7 fields, header has 9', 'Row has fields, header has'],
    ['"00/00/2019" is not a date in the form MM/dd/yyyy.', 'Is not a date in the form MM/dd/yyyy.'],
    ['Site 0417 does not exist .', 'Site does not exist.'],
    ['Q1 grade is missing', 'Q1 grade is missing'],
  ])('is else the message without values: %s', (message, title) => {
    expect(causeOfLine(line(message))).toEqual({ key: `${title}:gradeLevel`, title, told: false })
  })

  it('is another one for another column', () => {
    const [one, other] = [line('Empty'), line('Empty', { columnName: 'lastName' })].map(causeOfLine)
    expect(one?.key).not.toBe(other?.key)
  })
})
