import type {
  NewSisImportTemplate,
  TemplateColumnDraft,
  TranslationDraft,
} from '../../entities/sis-import-template.ts'
import type { SisSystem } from '../../entities/sis-system.ts'
import { COMPONENTS, type ComponentName } from '../../lists/components.ts'
import type { DatabaseColumn, ImportedComponent } from '../database-column.ts'
import { DATABASE_COLUMNS, isImported } from '../database-columns.ts'
import {
  GRADES,
  LANGUAGE_NUMBERS,
  ONE_ROSTER_RACES,
  OURS,
  RACE_NUMBERS,
  RELATIONSHIPS,
  SEXES,
} from './codes.ts'
import type { StandardCodes, StandardMapping, StandardSet } from './standard-set.ts'

const QMLATIV: StandardSet = {
  source: 'api',
  codes: {
    students: { gradeLevel: GRADES, gender: SEXES },
    enrollment: { gradeLevel: GRADES },
  },
  constants: {},
}

/** OneRoster 1.1, which Q speaks too: its words are ours where we have some. */
const ONE_ROSTER: StandardSet = {
  source: 'api',
  codes: {
    staff: { role: OURS },
    gradingPeriods: { sessionType: OURS },
    students: { gradeLevel: GRADES, gender: SEXES, races: ONE_ROSTER_RACES },
    sections: { classType: OURS, gradeLevels: GRADES },
    roster: { role: OURS },
    gradebooks: {
      scoreStatus: {
        'fully graded': 'fullyGraded',
        'not submitted': 'notSubmitted',
        'partially graded': 'partiallyGraded',
      },
    },
  },
  constants: {},
}

/** Files with the header names that we suggest. */
const FILE: StandardSet = {
  source: 'sftp',
  codes: {
    sites: { lowGrade: GRADES, highGrade: GRADES },
    staff: { role: OURS, gender: OURS },
    students: { gradeLevel: GRADES, gender: OURS, primaryLanguage: LANGUAGE_NUMBERS, races: OURS },
    contacts: { relationship: RELATIONSHIPS, languageCode: LANGUAGE_NUMBERS },
    courses: { gradeLow: GRADES, gradeHigh: GRADES },
    sections: { classType: OURS, gradeLevels: GRADES },
    enrollment: { gradeLevel: GRADES },
    roster: { role: OURS },
  },
  constants: {},
}

const AERIES: StandardSet = {
  source: 'api',
  codes: {
    sites: { lowGrade: GRADES, highGrade: GRADES },
    students: {
      gradeLevel: GRADES,
      gender: OURS,
      primaryLanguage: LANGUAGE_NUMBERS,
      races: RACE_NUMBERS,
    },
    contacts: { relationship: RELATIONSHIPS, languageCode: LANGUAGE_NUMBERS },
    courses: { gradeLow: GRADES, gradeHigh: GRADES },
    enrollment: { gradeLevel: GRADES },
    transcripts: { gradeLevelTaken: GRADES },
  },
  // Aeries has titles, which every district chooses, and no roles.
  constants: { staff: { role: 'teacher' } },
}

/** What is usual for each kind of SIS. */
export const STANDARD_SETS: Readonly<Record<SisSystem['kind'], StandardSet>> = {
  aeries: AERIES,
  qmlativ: QMLATIV,
  q: ONE_ROSTER,
  oneroster: ONE_ROSTER,
  file: FILE,
}

/**
 * The template that fits most districts with this system, switched on, as the body of `POST /district/sis-imports`; null
 * for a component of which the system does not tell all that is required.
 * @example standardTemplate(system, 'students') // { name: 'Students', componentName: 'students', source: 'api', … }
 */
export const standardTemplate = (
  { id, kind }: Pick<SisSystem, 'id' | 'kind'>,
  componentName: ImportedComponent,
): NewSisImportTemplate | null => {
  const columns = draftColumns(componentName, standardMapping(kind, componentName))
  if (!columns) return null
  const { source } = STANDARD_SETS[kind]
  return {
    name: COMPONENTS[componentName].title,
    componentName,
    sisSystemId: id,
    source,
    mode: 'full',
    ...(source === 'sftp' && { filePattern: `${componentName}*.csv` }),
    isEnabled: true,
    importTemplateColumns: columns,
  }
}

/** What is usual for a component of a kind of SIS. */
export const standardMapping = (
  kind: SisSystem['kind'],
  componentName: ImportedComponent,
): StandardMapping => {
  const { codes, constants } = STANDARD_SETS[kind]
  const columns: Record<string, string> = {}
  for (const { columnName, defaultSourceColumns } of DATABASE_COLUMNS[componentName]) {
    const name = defaultSourceColumns[kind]
    if (name !== undefined) columns[columnName] = name
  }
  return { columns, codes: codes[componentName] ?? {}, constants: constants[componentName] ?? {} }
}

/** The columns of a new template; null if the mapping leaves out one that is required. */
export const draftColumns = (
  componentName: ImportedComponent,
  { columns, codes = {}, constants = {} }: StandardMapping,
): TemplateColumnDraft[] | null => {
  const drafts: TemplateColumnDraft[] = []
  for (const column of DATABASE_COLUMNS[componentName]) {
    const { columnName } = column
    const draft = columnDraft(column, {
      sourceColumn: columns[columnName],
      codes: codes[columnName],
      constant: constants[columnName],
    })
    if (draft) drafts.push(draft)
    else if (column.isRequired) return null
  }
  return drafts
}

/** The components that have a standard template with this system, in load order. */
export const standardComponents = (system: Pick<SisSystem, 'id' | 'kind'>): ImportedComponent[] => {
  const names = Object.keys(COMPONENTS) as ComponentName[]
  return names
    .filter(isImported)
    .filter((name) => standardTemplate(system, name) !== null)
    .sort((a, b) => COMPONENTS[a].loadOrder - COMPONENTS[b].loadOrder)
}

type Usual = {
  sourceColumn: string | undefined
  codes: StandardCodes | undefined
  constant: string | undefined
}

const columnDraft = (
  { columnName, isCoded }: DatabaseColumn,
  { sourceColumn, codes, constant }: Usual,
): TemplateColumnDraft | null => {
  if (sourceColumn === undefined)
    return constant === undefined ? null : { columnName, mappingType: 'fixed', fixedValue: constant }
  if (isCoded && codes === undefined) return null
  return {
    columnName,
    sourceColumn,
    mappingType: 'column',
    transform: 'trim',
    ...(codes && { importTemplateTranslations: Object.entries(codes).map(translation) }),
  }
}

const translation = ([sourceValue, translatedValue]: [string, string]): TranslationDraft => ({
  sourceValue,
  translatedValue,
  matchType: sourceValue === '*' ? 'any' : 'ignoreCase',
})
