import { describe, expect, it } from 'vitest'
import { studentsResource } from '../resources/people.ts'
import { sitesResource } from '../resources/sites.ts'
import { staffResource } from '../resources/staff.ts'
import { decode } from './decode.ts'

const student = (row: object) => decode(studentsResource.list, [row])?.output[0]

describe('R17 an answer is decoded by what its call declares', () => {
  it.each<[string, unknown, unknown]>([
    ['text that is a number', { studentId: 101 }, { studentId: '101' }],
    ['required text that is missing', { id: 1 }, { studentId: '', birthDate: '' }],
    ['optional text that is missing', { id: 1 }, { middleName: null, exitDate: null }],
    ['a word that is missing', { id: 1 }, { enrollmentStatus: 'enrolled' }],
    ['a number that is text', { graduationYear: '2031' }, { graduationYear: 2031 }],
    ['a number that is no number', { graduationYear: 'soon' }, { graduationYear: null }],
    ['flags that are text or missing', { homeless: 'true' }, { homeless: true, migrant: false }],
    ['a list that is none', { tags: 'AVID' }, { tags: [] }],
    ['a list with numbers and gaps', { tags: [7, null, ''] }, { tags: ['7'] }],
    ['a row that does not say whether it is in use', { id: 1 }, { isActive: true, isManual: false }],
    ['an unknown field', { id: 1, favoriteColor: 'blue' }, { favoriteColor: 'blue' }],
  ])('%s', (_, row, expected) => {
    expect(student(row as object)).toMatchObject(expected as object)
  })

  it('keeps a missing count apart from none', () => {
    expect(decode(sitesResource.list, [{ siteCode: 1 }])?.output[0]).toMatchObject({
      siteCode: '1',
      studentCount: null,
      includeInImport: true,
    })
  })

  it('makes up no version of a row', () => {
    const saved = decode(staffResource.update, { id: 4, staffId: 17 })?.output
    expect(saved).toMatchObject({ id: 4, staffId: '17' })
    expect(saved).not.toHaveProperty('dateLastModified')
  })

  it('names a row without its key by nothing', () => {
    expect(student({ studentId: 'A' })).toMatchObject({ id: '' })
  })

  it('leaves out and counts what is no row', () => {
    expect(decode(studentsResource.list, [{ studentId: 'A' }, null, 'x', [], {}])).toMatchObject({
      output: [{ studentId: 'A' }],
      dropped: 4,
    })
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an object', {}],
    ['a text', 'none'],
    ['only what is no row', [null, 3]],
  ])('%s is no list', (_, data) => expect(decode(studentsResource.list, data)).toBeUndefined())

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an object without fields', {}],
    ['an empty list', []],
    ['several', [{ id: 1 }, { id: 2 }]],
  ])('%s is no item', (_, data) => expect(decode(staffResource.update, data)).toBeUndefined())
})
