import type { ImportedComponent } from '../database-column.ts'
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
  staff: new Set(['10432']),
  courses: new Set(['0412']),
  sections: new Map([['0412/120345', '2026-12-18']]),
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
    GENDER: 'F',
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
    HISPANIC_FL: 'N',
    RACES: 'ASI;WHI',
    SPED_FL: 'N',
    SEC504_FL: '',
    GATE_FL: 'Y',
    HOMELESS_FL: 'N',
    FOSTER_FL: 'N',
    MIGRANT_FL: 'N',
    ECON_DIS_FL: 'Y',
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
  gradingPeriods: {
    PERIOD_CD: 'Q1',
    SCHOOL_CD: '0412',
    PERIOD_NM: 'Quarter 1',
    START_DT: '08/12/2026',
    END_DT: '10/16/2026',
    SESSION_TYPE: 'gradingPeriod',
    PERIOD_TYPE: 'firstNineWeeks',
    SEQ: '1',
    DAYS: '45',
  },
  contacts: {
    LOCAL_ID: '30018842',
    CONTACT_ID: '1',
    LAST_NM: 'Nguyen',
    FIRST_NM: 'Linh',
    RELATION: 'mother',
    EMAIL: 'linh@example.org',
    HOME_PHONE: '5555550100',
    LANGUAGE: 'vie',
    PRIORITY: '1',
    PRIMARY_FL: 'Y',
  },
  courses: {
    COURSE_ID: '0412',
    COURSE_NM: 'Algebra I',
    SUBJECT: 'Math',
    LOW_GRADE: '08',
    HIGH_GRADE: '10',
    CREDITS: '10.00',
    LEVEL: 'general',
    SCHOOL_CD: '',
  },
  sections: {
    SECTION_ID: '120345',
    SCHOOL_CD: '0412',
    TERM_CD: 'S1',
    COURSE_ID: '0412',
    SECTION_NM: 'Algebra I P3',
    CLASS_TYPE: 'scheduled',
    STAFF_ID: '10432',
    CO_STAFF_IDS: '',
    PERIOD: '3;4',
    ROOM: 'B12',
    START_DT: '08/12/2026',
    END_DT: '12/18/2026',
    SEATS: '36',
    GRADES: '09',
  },
  roster: {
    LOCAL_ID: '30018842',
    SECTION_ID: '120345',
    SCHOOL_CD: '0412',
    START_DT: '08/12/2026',
    END_DT: '12/18/2026',
    TERM_CD: 'S1',
    ROLE: 'student',
  },
  attendance: {
    LOCAL_ID: '30018842',
    ATT_DT: '09/10/2026',
    PERIOD: '3',
    SCHOOL_CD: '0412',
    ATT_CD: 'A',
    ATT_CATEGORY: 'unexcusedAbsence',
    MINUTES: '55',
  },
  behavior: {
    INCIDENT_ID: '2026-00417',
    LOCAL_ID: '30018842',
    SCHOOL_CD: '0412',
    INCIDENT_DT: '09/10/2026',
    INCIDENT_TM: '10:35',
    LOCATION: 'hallway',
    CATEGORY: 'disruption',
    DISP_START_DT: '09/11/2026',
    DISP_END_DT: '09/12/2026',
    DAYS: '1.5',
  },
  gradebooks: {
    GRADEBOOK_ID: '55121',
    ASSIGNMENT_ID: '17',
    LOCAL_ID: '30018842',
    GRADEBOOK_NM: 'Algebra I P3',
    SCHOOL_CD: '0412',
    SECTION_ID: '120345',
    ASSIGNMENT_NM: 'Quiz 2',
    ASSIGNED_DT: '09/01/2026',
    DUE_DT: '09/08/2026',
    POINTS: '25',
    SCORE: '22',
    SCORE_STATUS: 'fullyGraded',
  },
  reportCards: {
    LOCAL_ID: '30018842',
    SECTION_ID: '120345',
    PERIOD_CD: 'Q1',
    SCHOOL_CD: '0412',
    COURSE_ID: '0412',
    MARK: 'B+',
    MARK_NUM: '88.5',
    COMMENTS: '12;45',
    ABSENCES: '2',
  },
  transcripts: {
    LOCAL_ID: '30018842',
    SCHOOL_YEAR: '2025',
    TERM_CD: 'S2',
    COURSE_NM: 'Algebra I',
    GRADE: '09',
    MARK: 'A',
    CREDIT_ATT: '5',
    CREDIT_EARN: '5',
    RESULT: 'pass',
  },
  studentTags: {
    LOCAL_ID: '30018842',
    TAG_CD: 'AVID',
    TAG_NM: 'AVID participant',
    TAG_CATEGORY: 'program',
    START_DT: '08/12/2026',
  },
  studentPrograms: {
    LOCAL_ID: '30018842',
    PROGRAM_CD: '144',
    PROGRAM_START_DT: '08/12/2026',
    SCHOOL_CD: '0412',
    PROGRAM_NM: 'Special Education',
    PROGRAM_TYPE: 'specialEducation',
    MINUTES: '120',
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
