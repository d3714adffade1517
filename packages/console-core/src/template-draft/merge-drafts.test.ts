import { describe, expect, it } from 'vitest'
import { mergeDrafts, takeMine } from './merge-drafts.ts'
import { before, code, edit, first, grades, kinder } from './testing/sample-draft.ts'

describe('[ux 9.5] two editors', () => {
  const mine = edit('gender', { sourceColumn: 'SEX' }, grades(kinder, first, code(null, 'TK+', 'TK')))
  const theirs = edit('gender', { sourceColumn: 'GN' }, edit('studentId', { sourceColumn: 'ID' }))

  it('keep what the other left alone, and find what both changed', () => {
    const merged = mergeDrafts(before, mine, theirs)
    expect(merged.conflicts).toEqual([{ kind: 'column', name: 'gender' }])
    expect(merged.draft.columns).toMatchObject({
      studentId: { sourceColumn: 'ID' },
      gender: { sourceColumn: 'GN' },
      gradeLevel: { translations: [{}, {}, { sourceValue: 'TK+' }] },
    })
    expect(takeMine(merged, mine, merged.conflicts).columns.gender?.sourceColumn).toBe('SEX')
  })

  it('both find their own translations of one column, unless they mean different things by one value', () => {
    const added = grades(kinder, first, code(null, 'PK3', 'PK'))
    const together = mergeDrafts(before, mine, added)
    expect(together.conflicts).toEqual([])
    expect(together.draft.columns.gradeLevel?.translations.map(({ sourceValue }) => sourceValue)).toEqual([
      'K',
      '1st',
      'PK3',
      'TK+',
    ])
    const apart = mergeDrafts(before, mine, grades(kinder, first, code(9, 'TK+', 'KG')))
    expect(apart.conflicts).toEqual([{ kind: 'column', name: 'gradeLevel' }])
    expect(mergeDrafts(before, mine, grades(first)).draft.columns.gradeLevel?.translations).toHaveLength(2)
  })

  it('do not quarrel over what both changed alike', () => {
    expect(mergeDrafts(before, mine, mine).conflicts).toEqual([])
  })
})
