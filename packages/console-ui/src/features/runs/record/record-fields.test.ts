import { describe, expect, it } from 'vitest'
import { recordAsJson, recordFields } from './record-fields.ts'

const row = {
  columnName: 'gradeLevel',
  sourceColumn: 'GRADE',
  rowData: {
    LOCAL_ID: '30018842',
    FIRST_NM: 'Theo',
    BIRTH_DT: '05/02/2019',
    GRADE: 'TK+',
    SCHOOL_CD: '0412',
  },
}

describe('recordFields', () => {
  it('puts the wrong field first and keeps the order of the file', () => {
    expect(recordFields(row).map(({ name }) => name)).toEqual([
      'GRADE',
      'LOCAL_ID',
      'FIRST_NM',
      'BIRTH_DT',
      'SCHOOL_CD',
    ])
    expect(recordFields(row).filter(({ wrong }) => wrong)).toHaveLength(1)
  })

  it('knows what is personal', () => {
    expect(
      recordFields(row)
        .filter(({ personal }) => personal)
        .map(({ name }) => name),
    ).toEqual(['FIRST_NM', 'BIRTH_DT'])
  })

  it('takes our name of the column for a header that says nothing', () => {
    const fields = recordFields({
      columnName: 'birthDate',
      sourceColumn: 'F7',
      rowData: { F7: '00/00/2019', F8: 'x' },
    })
    expect(fields.map(({ personal }) => personal)).toEqual([true, false])
  })

  it('of a finding without a record is nothing', () => {
    expect(recordFields({ ...row, rowData: null })).toEqual([])
  })
})

describe('recordAsJson', () => {
  it('leaves out what is hidden, and says so', () => {
    const { json, complete } = recordAsJson(row, { personalShown: false })
    expect(JSON.parse(json)).toEqual({ LOCAL_ID: '30018842', GRADE: 'TK+', SCHOOL_CD: '0412' })
    expect(complete).toBe(false)
  })

  it('is the whole row, as in the file, once it is shown', () => {
    const { json, complete } = recordAsJson(row, { personalShown: true })
    expect(json).toBe(JSON.stringify(row.rowData, null, 2))
    expect(complete).toBe(true)
  })
})
