import type { ImportedComponent } from '../columns/database-column.ts'
import { DATABASE_COLUMNS } from '../database-columns.ts'
import type { RuleColumn, RuleTemplate } from '../import-template.ts'
import { createRowImporter } from '../row-importer.ts'

export type Tweak = Partial<
  Record<
    string,
    Partial<RuleColumn> & { translate?: [string, string, ('exact' | 'ignoreCase' | 'blank' | 'any')?][] }
  >
>

/** A template that maps every column by its usual name. */
export const templateFor = (
  component: ImportedComponent,
  tweak: Tweak = {},
  more: Partial<RuleTemplate> = {},
): RuleTemplate => ({
  id: 41,
  componentName: component,
  dateFormat: 'MM/DD/YYYY',
  hasHeader: true,
  ...more,
  importTemplateColumns: DATABASE_COLUMNS[component]
    .filter((c) => c.defaultSourceColumns.file)
    .map((c) => {
      const { translate = [], ...mapping } = tweak[c.columnName] ?? {}
      return {
        columnName: c.columnName,
        sourceColumn: c.defaultSourceColumns.file ?? null,
        mappingType: 'column' as const,
        fixedValue: null,
        defaultValue: null,
        transform: 'trim' as const,
        possibleValues: c.possibleValues.map(({ value, label }) => ({
          value,
          label,
          importTemplateTranslations: translate
            .filter(([, to]) => to === value)
            .map(([sourceValue, translatedValue, matchType = 'exact']) => ({
              sourceValue,
              translatedValue,
              matchType,
            })),
        })),
        ...mapping,
      }
    }),
})

/** What is stored already: two sites and two students. */
export const context: Parameters<typeof createRowImporter>[2] = {
  districtId: '412',
  schoolYear: 2026,
  today: '2026-09-14',
  sites: new Set(['0412', '0415']),
  students: new Set(['30018842', '30018843']),
}

/** One clean row of each component. */
export const rows: Record<ImportedComponent, Record<string, string>> = {
  sites: {
    SCHOOL_CD: '0412',
    SCHOOL_NM: 'Alder Elementary',
    SHORT_NM: 'Alder',
    SCHOOL_TYPE: 'Elementary School',
    LOW_GRADE: 'KG',
    HIGH_GRADE: '05',
    PRINCIPAL: 'J. Ito',
    NCES_ID: '410732000412',
  },
  staff: {
    STAFF_ID: '10432',
    FIRST_NM: 'Maria',
    LAST_NM: 'Okafor',
    MIDDLE_NM: '',
    ROLE: 'teacher',
    SCHOOL_CDS: '0412;0415',
    SCHOOL_CD: '0415',
    EMAIL: 'MOkafor@example.org',
    USERNAME: 'mokafor',
    JOB_TITLE: 'Teacher',
  },
  students: {
    LOCAL_ID: '30018842',
    FIRST_NM: 'Theo',
    LAST_NM: 'Nguyen',
    MIDDLE_NM: '',
    BIRTH_DT: '03/09/2014',
    GRADE: '06',
    SCHOOL_CD: '0412',
    STATE_ID: '',
    GENDER: 'M',
    STATUS: 'enrolled',
    ENTRY_DT: '08/12/2026',
    EXIT_DT: '',
    HOME_LANG: 'eng',
    EMAIL: '',
  },
  enrollment: {
    LOCAL_ID: '30018842',
    SCHOOL_CD: '0412',
    GRADE: '06',
    ENTRY_DT: '08/12/2026',
    ENTRY_CD: 'R',
    EXIT_DT: '',
    EXIT_CD: '',
    PRIMARY_FL: 'Y',
  },
}

/** Imports the component's clean row with some cells changed. */
export const importOne = (
  component: ImportedComponent,
  change: Record<string, string>,
  tweak: Tweak = {},
  more: Partial<RuleTemplate> = {},
) => {
  const row = { ...rows[component], ...change }
  return createRowImporter(templateFor(component, tweak, more), Object.keys(row), context).importRow(
    row,
    1203,
  )
}
