import { describe, expect, it } from 'vitest'
import { templateFor } from '../import-rules/testing/sample.ts'
import { previewRows } from './preview-rows.ts'
import { sniff } from './sniff.ts'

const ABOUT = { districtId: '412', schoolYear: 2026, today: '2026-09-14' }
const template = templateFor(
  'students',
  { gradeLevel: { translate: [['K', 'KG']] }, gender: { translate: [['Male', 'M']] } },
  { dateFormat: 'auto' },
)
const preview = async (text: string, of = template) =>
  previewRows(of, await sniff(new File([text], 'STU.csv')), ABOUT)

describe('[ux 9.5] the first rows of a file', () => {
  it('are shown as an import reads them, by database column', async () => {
    const { columns, rows, fatal } = await preview(
      'LOCAL_ID;FIRST_NM;LAST_NM;BIRTH_DT;GRADE;SCHOOL_CD;GENDER;LOCKER\n' +
        '1;Theo;Nguyen;03/09/2014;K;0412;Male;7\n' +
        '2;Ada;Okafor;25/12/2013;TK+;0412;F;8\n',
    )
    expect(fatal).toBeNull()
    const at = (name: string) => columns.findIndex(({ columnName }) => columnName === name)
    expect(columns[at('gradeLevel')]).toEqual({
      columnName: 'gradeLevel',
      title: 'Grade level',
      sources: ['GRADE'],
    })
    const [first, second] = rows
    expect(first).toMatchObject({ rowNumber: 1, fate: 'taken', messages: [] })
    expect(first?.cells[at('gradeLevel')]).toEqual({
      value: 'KG',
      source: 'K',
      message: null,
      title: null,
      severity: null,
    })
    // The second row says that the day comes first.
    expect(first?.cells[at('birthDate')]?.value).toBe('2014-09-03')
    expect(first?.cells[at('gender')]).toMatchObject({ value: 'M', source: 'Male' })
    expect(second).toMatchObject({ rowNumber: 2, fate: 'refused' })
    expect(second?.cells[at('gradeLevel')]).toMatchObject({
      value: null,
      source: 'TK+',
      severity: 'error',
      title: expect.not.stringContaining('TK+'),
      message: expect.stringContaining('"TK+" is not in the list of grade levels'),
    })
  })

  it('that have too few fields say so', async () => {
    const { rows } = await preview(
      'LOCAL_ID,FIRST_NM,LAST_NM,BIRTH_DT,GRADE,SCHOOL_CD\n1,Theo\n2,Ada,Okafor,12/25/2013,06,0412\n',
    )
    expect(rows[0]).toMatchObject({ fate: 'refused', messages: [expect.stringMatching(/has 2 fields/)] })
    expect(rows[1]?.fate).toBe('taken')
  })

  it('cannot be shown without a required column, and say which', async () => {
    expect(await preview('LOCAL_ID,FIRST_NM\n1,Theo\n')).toMatchObject({
      rows: [],
      fatal: expect.stringContaining('LAST_NM'),
    })
  })
})
