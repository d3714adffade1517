import { checkFile, type DryRunContext, previewRows, sniff } from '@edconsole/console-core/dry-run'
import { type DraftColumn, emptyDraft, ruleTemplateOf } from '@edconsole/console-core/import-rules'
import { expect, it } from 'vitest'
import { withTrial } from './with-trial.ts'

const CONTEXT: DryRunContext = {
  districtId: '412',
  schoolYear: 2026,
  today: '2026-09-14',
  notChecked: [],
  excluded: null,
  sites: ['0412'],
  inactiveSites: [],
  closedSites: [],
  students: [],
  staff: [],
  courses: [],
  sections: [],
}
const HEADER = ['studentId', 'firstName', 'lastName', 'birthDate', 'gradeLevel', 'siteCode']

const template = (() => {
  const draft = emptyDraft('students')
  const columns: Record<string, DraftColumn> = { ...draft.columns }
  for (const name of HEADER) {
    const column = columns[name]
    if (column) columns[name] = { ...column, sourceColumn: name }
  }
  return ruleTemplateOf({ ...draft, columns }, { id: 0, componentName: 'students' })
})()

it('[ux 9.5] the first rows of a file are rejected where the trial rejects them, and say why', async () => {
  const lines = ['1,Theo,Nguyen,03/09/2014,06,0412', '2,Ada,Okafor,03/09/2014,06,0499']
  const file = new File([[HEADER.join(','), ...lines].join('\n')], 'STU.csv')
  const preview = previewRows(template, await sniff(file), CONTEXT)
  const reading = { delimiter: 'comma', encoding: 'UTF-8', hasHeader: true } as const
  const report = await checkFile({ template, context: CONTEXT, reading, file }, () => {})
  expect(report.rejected).toBe(1)
  expect(preview.rows.map(({ fate }) => fate)).toEqual(['taken', 'taken'])

  const { columns, rows } = withTrial(preview, report)
  expect(rows[0]).toEqual(preview.rows[0])
  const site = columns.findIndex(({ columnName }) => columnName === 'siteCode')
  expect(rows[1]).toMatchObject({ fate: 'refused', messages: preview.rows[1]?.messages })
  expect(rows[1]?.cells[site]).toMatchObject({
    value: '0499',
    severity: 'error',
    title: 'Site code not found',
  })
  // What the preview says already isn't said twice.
  expect(withTrial({ columns, rows, fatal: null }, report).rows).toEqual(rows)
})
