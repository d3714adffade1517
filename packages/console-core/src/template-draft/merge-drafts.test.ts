import { describe, expect, it } from 'vitest'
import { mergeDrafts, takeMine } from './merge-drafts.ts'
import type { DraftTranslation, TemplateDraft } from './template-draft.ts'
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
    expect(apart.conflicts).toEqual([
      {
        kind: 'translation',
        name: 'gradeLevel',
        was: [],
        mine: [code(9, 'TK+', 'TK')],
        theirs: [code(9, 'TK+', 'KG')],
      },
    ])
    expect(mergeDrafts(before, mine, grades(first)).draft.columns.gradeLevel?.translations).toHaveLength(2)
  })

  it('do not quarrel over what both changed alike', () => {
    expect(mergeDrafts(before, mine, mine).conflicts).toEqual([])
  })
})

describe('[ux 9.5] two editors of the translations of one column', () => {
  const both = (mine: readonly DraftTranslation[], theirs: readonly DraftTranslation[]) => {
    const own = grades(...mine)
    const merged = mergeDrafts(before, own, grades(...theirs))
    const said = (draft: TemplateDraft) =>
      draft.columns.gradeLevel?.translations.map(
        ({ id, sourceValue, translatedValue }) => `${id} ${sourceValue}=${translatedValue}`,
      )
    return {
      conflicts: merged.conflicts.map((one) =>
        one.kind === 'translation'
          ? [one.was, one.mine, one.theirs].map((side) => side.map(textOf).join())
          : one,
      ),
      reloaded: said(merged.draft),
      mine: said(takeMine(merged, own, merged.conflicts)),
    }
  }
  const textOf = ({ sourceValue, translatedValue }: DraftTranslation) => `${sourceValue}=${translatedValue}`

  it('lose none but those that both changed', () => {
    expect(both([code(1, 'K', 'TK'), code(2, '1', '01')], [code(1, 'K', 'PK'), first])).toEqual({
      conflicts: [['K=KG', 'K=TK', 'K=PK']],
      reloaded: ['1 K=PK', '2 1=01'],
      mine: ['2 1=01', '1 K=TK'],
    })
  })

  it.each([
    ['a removed and a changed one', [first], [code(1, 'K', 'PK'), first], ['K=KG', '', 'K=PK'], ['2 1st=01']],
    [
      'a changed and a removed one',
      [code(1, 'KDG', 'KG'), first],
      [first],
      ['K=KG', 'KDG=KG', ''],
      ['2 1st=01', 'null KDG=KG'],
    ],
    [
      'a renamed one that the others changed',
      [code(1, 'KDG', 'KG'), first],
      [code(1, 'K', 'PK'), first],
      ['K=KG', 'KDG=KG', 'K=PK'],
      ['2 1st=01', '1 KDG=KG'],
    ],
    [
      'a renamed one and an added one that claim the same source value',
      [code(1, 'KDG', 'KG'), first],
      [kinder, first, code(9, 'KDG', 'TK')],
      ['K=KG', 'KDG=KG', 'K=KG,KDG=TK'],
      ['2 1st=01', '1 KDG=KG'],
    ],
    [
      'two that changed places, one of which the others changed',
      [code(1, '1st', 'KG'), code(2, 'K', '01')],
      [kinder, code(2, '1st', '02')],
      ['K=KG,1st=01', '1st=KG,K=01', 'K=KG,1st=02'],
      ['1 1st=KG', '2 K=01'],
    ],
  ] as const)('choose between %s', (_, mine, theirs, sides, taken) => {
    const merged = both(mine, theirs)
    expect(merged.conflicts).toEqual([sides])
    expect(merged.reloaded).toEqual(theirs.map((one) => `${one.id} ${textOf(one)}`))
    expect(merged.mine).toEqual(taken)
  })

  it.each([
    ['a rename and an addition', [code(1, 'KDG', 'KG'), first], [kinder, first, code(9, 'KDG', 'KG')]],
    ['an addition and a rename', [kinder, first, code(null, 'KDG', 'KG')], [code(1, 'KDG', 'KG'), first]],
  ])('have nothing to choose where %s say the same', (_, mine, theirs) => {
    const { conflicts, reloaded } = both(mine, theirs)
    expect(conflicts).toEqual([])
    expect(reloaded?.filter((text) => text.endsWith('=KG'))).toEqual([expect.stringMatching('KDG=KG')])
  })

  it('find one that was stored anew by its source value', () => {
    const { conflicts, reloaded } = both(
      [code(1, 'K', 'TK'), first],
      [code(11, 'K', 'KG'), code(12, '1st', '02')],
    )
    expect({ conflicts, reloaded }).toEqual({ conflicts: [], reloaded: ['11 K=TK', '12 1st=02'] })
  })

  it('keep the translations of a column that both fill in another way', () => {
    const own = edit('gradeLevel', { sourceColumn: 'GR' }, grades(code(1, 'K', 'TK'), first))
    const others = edit('gradeLevel', { sourceColumn: 'GRADE' }, grades(kinder, code(2, '1st', '02')))
    const merged = mergeDrafts(before, own, others)
    expect(merged.conflicts).toEqual([{ kind: 'column', name: 'gradeLevel' }])
    expect(takeMine(merged, own, merged.conflicts).columns.gradeLevel).toMatchObject({
      sourceColumn: 'GR',
      translations: [{ translatedValue: 'TK' }, { translatedValue: '02' }],
    })
  })
})
