import { describe, expect, it } from 'vitest'
import type { TemplateTranslation } from '../entities/sis-import-template.ts'
import { withStoredIds, withTranslation } from './after-saving.ts'
import { changesOf } from './changes-of.ts'
import { code, definitionOf, first, grades, kinder, template } from './testing/sample-draft.ts'

describe('[ux 9.5] after one translation was saved', () => {
  const draft = grades(kinder, first, code(null, 'TK+', 'TK'), code(null, 'PK3', 'PK'))
  const answer: TemplateTranslation = {
    id: 77,
    sisImportId: 41,
    importTemplateColumnId: 1405,
    sourceValue: 'TK+',
    translatedValue: 'TK',
    matchType: 'exact',
    timesUsedLastRun: null,
    version: 8,
    possibleValueId: definitionOf('gradeLevel').possibleValues.find(({ value }) => value === 'TK')?.id ?? 0,
  }

  it('it has left the changes, and the others wait with the new version', () => {
    const now = withTranslation(template, answer)
    const left = changesOf(now, withStoredIds(draft, now))
    expect(now.version).toBe(8)
    expect(left.create.map(({ body }) => body.sourceValue)).toEqual(['PK3'])
    expect(left.template).toBe(null)
  })
})
