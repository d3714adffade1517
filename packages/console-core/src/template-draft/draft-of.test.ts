import { describe, expect, it } from 'vitest'
import { columnsOf } from '../import-rules/database-columns.ts'
import { createTranslator } from '../import-rules/translator.ts'
import { bodyOf, changesOf } from './changes-of.ts'
import { draftOf, emptyDraft } from './draft-of.ts'
import { editsOf } from './edits-of.ts'
import { ruleTemplateOf } from './rule-template-of.ts'
import { before, code, edit, first, grades, kinder, template } from './testing/sample-draft.ts'

describe('[ux 9.5] a draft', () => {
  it('holds every database column, and nothing to save at first', () => {
    expect(Object.keys(before.columns)).toEqual(columnsOf('students').map(({ columnName }) => columnName))
    expect(changesOf(template, before)).toEqual({ template: null, update: [], create: [] })
    expect(editsOf(before, draftOf(template))).toEqual({ fields: [], columns: [], translations: 0 })
  })

  it('is read by the import rules like the template itself', () => {
    const rules = ruleTemplateOf(grades(kinder, first, code(null, 'TK+', 'TK')), template)
    expect(rules.importTemplateColumns.map(({ columnName }) => columnName)).toEqual([
      'studentId',
      'gradeLevel',
      'gender',
    ])
    const column = rules.importTemplateColumns.find(({ columnName }) => columnName === 'gradeLevel')
    expect(column && createTranslator(column)('TK+')).toMatchObject({ kind: 'value', value: 'TK' })
  })

  it('of a new template sends what was filled and nothing else', () => {
    const fresh = edit('studentId', { sourceColumn: 'ID' }, emptyDraft('students'))
    const { importTemplateColumns, ...fields } = bodyOf(fresh)
    expect(importTemplateColumns?.map(({ columnName }) => columnName)).toEqual(['studentId'])
    expect(fields).toMatchObject({ name: 'Students', componentName: 'students', isEnabled: false })
  })
})
