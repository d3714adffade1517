import { describe, expect, it } from 'vitest'
import { NOTHING_SEEN, type SeenSource, seenColumnOf } from './seen-source.ts'
import { type SeenTrial, withTrial } from './with-trial.ts'

const mapped = (columnName: string, sourceColumn: string) => ({
  columnName,
  sourceColumn,
  mappingType: 'column' as const,
  transform: 'trim' as const,
  fixedValue: null,
  defaultValue: null,
  possibleValues: [],
})
const trial: SeenTrial = {
  fileName: 'STU.csv',
  header: ['ID', 'GRADE', 'LUNCH_PIN'],
  unknownValues: {
    gradeLevel: [
      { sourceValue: 'TK+', rows: 3 },
      { sourceValue: 'PK3', rows: 1 },
    ],
  },
  template: { importTemplateColumns: [mapped('studentId', 'ID'), mapped('gradeLevel', 'GRADE')] },
}
const ofTheLastRun: SeenSource = {
  header: ['GRADE', 'ID', 'OLD'],
  columns: {
    gradeLevel: {
      sourceColumn: 'GRADE',
      sampleValues: ['06'],
      timesUsed: { 7: 0 },
      unknownValues: [
        { sourceValue: 'TK+', rows: 168 },
        { sourceValue: 'UG', rows: 2 },
      ],
    },
  },
}
const grade = (seen: SeenSource, sourceColumn = 'GRADE') =>
  seenColumnOf(seen, { columnName: 'gradeLevel', sourceColumn })

describe('[S7] what a file on trial adds to what is known of the SIS', () => {
  it('names its columns after those of the last import, and says which ones it alone has', () => {
    expect(withTrial(ofTheLastRun, trial)).toMatchObject({
      header: ['GRADE', 'ID', 'OLD', 'LUNCH_PIN'],
      onTrial: { fileName: 'STU.csv', header: ['LUNCH_PIN'] },
    })
    expect(withTrial(NOTHING_SEEN, trial).onTrial?.header).toEqual(trial.header)
  })

  it('puts its codes without a translation first, with its own rows; what was seen before stays', () => {
    expect(grade(withTrial(ofTheLastRun, trial))).toEqual({
      sourceColumn: 'GRADE',
      sampleValues: ['06'],
      timesUsed: { 7: 0 },
      unknownValues: [
        { sourceValue: 'TK+', rows: 3 },
        { sourceValue: 'PK3', rows: 1 },
        { sourceValue: 'UG', rows: 2 },
      ],
    })
  })

  it('keeps codes to the SIS column that they were read from', () => {
    const elsewhere = { ...trial, template: { importTemplateColumns: [mapped('gradeLevel', 'LEVEL')] } }
    const seen = withTrial(ofTheLastRun, elsewhere)
    expect(grade(seen, 'LEVEL').unknownValues).toEqual(trial.unknownValues.gradeLevel)
    expect(grade(seen).unknownValues).toEqual([])
  })

  it('leaves columns without such codes as they were seen', () => {
    const clean = withTrial(ofTheLastRun, { ...trial, unknownValues: {} })
    expect(clean.columns).toEqual(ofTheLastRun.columns)
  })
})
