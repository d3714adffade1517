import type { ComponentName, MatchType, Transform } from '@edconsole/console-core/contract'
import { DATABASE_COLUMNS } from '@edconsole/console-core/import-rules'
import type { SeedComponent } from './seed-component.ts'

type ColumnDraft = {
  columnName: string
  sourceColumn: string
  transform: Transform
  translations: {
    sourceValue: string
    translatedValue: string
    possibleValueId: number
    matchType: MatchType
  }[]
}

export type TemplateDraft = {
  componentName: SeedComponent
  name: string
  filePattern: string
  columns: ColumnDraft[]
}

/** Files of a demo district and what its templates make of their codes. */
export const templateDrafts = (): TemplateDraft[] => [
  draft('sites', 'Sites', 'SCH.csv'),
  draft('staff', 'Staff', 'STF.csv', { role: ROLES }),
  draft('students', 'Students', 'STU.csv', { gradeLevel: GRADES, primaryLanguage: LANGUAGES }),
  draft('enrollment', 'Enrollment', 'ENR.csv', { gradeLevel: GRADES }),
]

/** Columns that the demo's files have, beside the required ones. */
const OPTIONAL: Readonly<Record<SeedComponent, readonly string[]>> = {
  sites: ['shortName', 'schoolType', 'lowGrade', 'highGrade', 'principalName'],
  staff: ['primarySiteCode', 'emailAddress', 'username', 'title'],
  students: ['stateStudentId', 'gender', 'entryDate', 'primaryLanguage', 'emailAddress'],
  enrollment: ['entryCode', 'exitDate', 'exitCode'],
}

type Codes = Readonly<Record<string, string>>

const GRADES: Codes = {
  K: 'KG',
  ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), `0${i + 1}`])),
}

/** `*` stands for any other code. */
const LANGUAGES: Codes = {
  '00': 'eng',
  '01': 'spa',
  '02': 'vie',
  '03': 'yue',
  '04': 'kor',
  '05': 'tgl',
  '11': 'arb',
  '23': 'hmn',
  '28': 'pan',
  '29': 'rus',
  '*': 'und',
}

const ROLES: Codes = { T: 'teacher', A: 'aide', P: 'principal', C: 'counselor', D: 'districtAdministrator' }

const draft = (
  componentName: SeedComponent & ComponentName,
  name: string,
  filePattern: string,
  translations: Readonly<Record<string, Codes>> = {},
): TemplateDraft => ({
  componentName,
  name,
  filePattern,
  columns: DATABASE_COLUMNS[componentName]
    .filter((column) => column.isRequired || OPTIONAL[componentName].includes(column.columnName))
    .map(({ columnName, defaultSourceColumns, possibleValues }) => ({
      columnName,
      sourceColumn: defaultSourceColumns.file ?? columnName,
      transform: 'trim',
      translations: Object.entries(translations[columnName] ?? {}).map(([sourceValue, translatedValue]) => ({
        sourceValue,
        translatedValue,
        possibleValueId: possibleValues.find((p) => p.value === translatedValue)?.id ?? 0,
        matchType: sourceValue === '*' ? 'any' : 'exact',
      })),
    })),
})
