import { describe, expect, it } from 'vitest'
import { createRowImporter } from './row-importer.ts'
import { context, rows, type Tweak, templateFor } from './testing/sample.ts'

describe('headers', () => {
  const headers = (names: string[], tweak: Tweak = {}) => {
    const { findings, fatal } = createRowImporter(templateFor('students', tweak), names, context)
    return { causes: findings.map((f) => `${f.cause} ${f.severity}`), fatal, first: findings[0] }
  }
  const all = Object.keys(rows.students)

  it('V001: a missing required column stops the file and leads to the column', () => {
    const { causes, fatal, first } = headers(all.filter((name) => name !== 'GRADE'))
    expect({ causes, fatal }).toEqual({ causes: ['V001:gradeLevel error'], fatal: true })
    expect(first).toMatchObject({
      message: 'Column "GRADE" is missing from the file.',
      fixTarget: { route: 'sis-import-edit', query: { column: 'gradeLevel' } },
    })
  })

  it('V001: a missing optional column is a warning, and the stored value stays', () => {
    const names = all.filter((name) => name !== 'HOME_LANG')
    expect(headers(names)).toMatchObject({ causes: ['V001:primaryLanguage warning'], fatal: false })
    const { record } = createRowImporter(templateFor('students'), names, context).importRow(rows.students, 1)
    expect(record).not.toHaveProperty('primaryLanguage')
  })

  it('V002: a header in another case is taken, with a warning', () => {
    expect(headers(all.map((name) => (name === 'GRADE' ? 'Grade' : name)))).toMatchObject({
      causes: ['V002:gradeLevel warning'],
      fatal: false,
      first: { message: 'Header "Grade" matches "GRADE" only if upper and lower case are ignored.' },
    })
  })

  it('a default or fixed value needs no column', () => {
    const names = all.filter((name) => name !== 'GRADE')
    expect(headers(names, { gradeLevel: { defaultValue: 'UG' } })).toMatchObject({ causes: [], fatal: false })
    expect(
      headers(names, { gradeLevel: { mappingType: 'fixed', fixedValue: 'UG', sourceColumn: null } }),
    ).toMatchObject({ causes: [], fatal: false })
  })
})
