import { dryRun } from '@edconsole/console-core/dry-run'
import { columnsOf, type RuleTemplate } from '@edconsole/console-core/import-rules'
import { largeFile, SITES } from './large-file.ts'

export type DryRunPage = {
  make(rows: number): Promise<number>
  ours(): Promise<void>
  bare(): Promise<void>
}

const template: RuleTemplate = {
  id: 1,
  componentName: 'students',
  dateFormat: 'MM/DD/YYYY',
  hasHeader: true,
  importTemplateColumns: columnsOf('students').map(
    ({ columnName, defaultSourceColumns, possibleValues }) => ({
      columnName,
      mappingType: 'column',
      transform: 'trim',
      fixedValue: null,
      defaultValue: null,
      sourceColumn: defaultSourceColumns.file ?? null,
      possibleValues: possibleValues.map(({ value, label }) => ({
        value,
        label,
        importTemplateTranslations: [],
      })),
    }),
  ),
}
const context = {
  districtId: '412',
  schoolYear: 2026,
  today: '2026-09-14',
  excluded: null,
  notChecked: [],
  sites: SITES,
  inactiveSites: [],
  closedSites: [],
  students: [],
  staff: [],
  courses: [],
  sections: [],
}

let made = 0
let file = new File([], 'STU.csv')
const output = document.querySelector('output')

const page: DryRunPage = {
  make: async (rows) => {
    made = rows
    file = await largeFile(rows)
    return file.size
  },
  ours: async () => {
    const { rows } = await dryRun({
      template,
      context,
      file,
      reading: { delimiter: 'comma', encoding: 'UTF-8', hasHeader: true },
      onProgress: (read, share) => {
        if (output) output.textContent = `${read} ${share}`
      },
    })
    if (rows !== made) throw new Error(`${rows} of ${made} rows were read`)
  },
  bare: async () => {
    const worker = new Worker(new URL('./bare-worker.ts', import.meta.url), { type: 'module' })
    const rows = await new Promise<number>((resolve) => {
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.postMessage(file)
    })
    worker.terminate()
    if (rows < made) throw new Error(`${rows} of ${made} rows were read`)
  },
}
Reflect.set(window, 'pageOf', () => page)
