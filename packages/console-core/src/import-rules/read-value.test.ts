import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRowImporter } from './row-importer.ts'
import { context, importOne, rows, type Tweak, templateFor } from './testing/sample.ts'

describe('ways to fill a column', () => {
  it.each<[string, Record<string, string>, Tweak, unknown]>([
    ['fixed', { GRADE: '01' }, { gradeLevel: { mappingType: 'fixed', fixedValue: 'UG' } }, 'UG'],
    [
      'default for an empty cell',
      { GRADE: '' },
      { gradeLevel: { mappingType: 'default', defaultValue: 'UG' } },
      'UG',
    ],
    ['padded', { GRADE: '6' }, { gradeLevel: { transform: 'padLeft2' } }, '06'],
    ['translated', { GRADE: 'K' }, { gradeLevel: { translate: [['K', 'KG']] } }, 'KG'],
    [
      'translated in any case',
      { GRADE: 'kinder' },
      { gradeLevel: { translate: [['Kinder', 'KG', 'ignoreCase']] } },
      'KG',
    ],
    ['blank translated', { GRADE: '' }, { gradeLevel: { translate: [['', 'UG', 'blank']] } }, 'UG'],
    [
      'an exact translation goes before the list',
      { GRADE: '06' },
      { gradeLevel: { translate: [['06', '07']] } },
      '07',
    ],
    [
      'concatenated',
      { GRADE: '0', STATE_ID: '6' },
      { gradeLevel: { mappingType: 'concat', sourceColumn: 'STATE_ID + GRADE', translate: [['6 0', '06']] } },
      '06',
    ],
  ])('%s', (_, change, tweak, expected) => {
    const { record, findings } = importOne('students', change, tweak)
    expect(findings).toEqual([])
    expect(record?.gradeLevel).toBe(expected)
  })

  it('never throws, and refuses a row exactly when it has an error, whatever the cells hold', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 18 }), (fields) => {
        const importer = createRowImporter(templateFor('students'), Object.keys(rows.students), context)
        const { record, findings } = importer.importRow(fields, 1)
        expect(record === null).toBe(findings.some((f) => f.severity === 'error'))
        for (const { message } of findings) expect(message.replace(/"[\s\S]*"/, '')).not.toMatch(/\{\w+\}/)
      }),
    )
  })
})
