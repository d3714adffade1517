import { describe, expect, it } from 'vitest'
import { columnsOf } from './database-columns.ts'
import { createCodeSuggester } from './suggest-code.ts'

const coded = (component: 'students' | 'contacts', name: string) => {
  const column = columnsOf(component).find(({ columnName }) => columnName === name)
  if (!column) throw new Error(`no column ${name}`)
  return column
}

describe('[S8] a suggested platform value', () => {
  const grade = createCodeSuggester(coded('students', 'gradeLevel'), [])
  it.each([
    ['tk', 'TK', 'sameValue'],
    ['KINDERGARTEN', 'KG', 'sameLabel'],
    ['K', 'KG', 'usualCode'],
    ['-1', 'TK', 'usualCode'],
    ['TK+', 'TK', 'alike'],
    ['1st Grade', '01', 'alike'],
    ['Grade 01', '01', 'alike'],
    ['prekindergarten', 'PK', 'alike'],
    ['Kindergarden', 'KG', 'alike'],
    ['Trans', 'TK', 'alike'],
    ['007', '07', 'alike'],
  ])('of %s is %s', (source, value, why) => {
    expect(grade(source)).toMatchObject({ value, why })
  })

  it.each(['', '  ', '+', 'PK3', '-3', 'Grade 14', 'Pre', 'x'])('is none for %j', (source) => {
    expect(grade(source)).toBeNull()
  })

  it('finds typing errors in words, and says what it looked like', () => {
    const relationship = createCodeSuggester(coded('contacts', 'relationship'), [])
    expect(relationship('Guardan')).toEqual({ value: 'guardian', why: 'alike', like: 'guardian' })
    expect(relationship('mo')).toMatchObject({ value: 'mother', why: 'usualCode' })
  })

  it('learns from translations of the column, unless they say two things', () => {
    const of = (first: string, second: string) =>
      createCodeSuggester(coded('students', 'gradeLevel'), [
        { sourceValue: 'Early Start', translatedValue: first, matchType: 'exact' },
        { sourceValue: 'early-start', translatedValue: second, matchType: 'exact' },
        { sourceValue: '*', translatedValue: 'UG', matchType: 'any' },
      ])
    expect(of('PR', 'PR')('EARLYSTART')).toMatchObject({ value: 'PR', like: 'Early Start' })
    expect(of('PR', 'PK')('EARLYSTART')).toBeNull()
  })
})
