import { CODED_VALUES } from './coded-values.ts'
import { column, requiredFirst } from './database-column.ts'

/** What a row of the site file can fill. */
export const SITE_COLUMNS = requiredFirst([
  column(101, 'siteCode', 'Site code', {
    description: "The school's code in the SIS; zeros at the front count",
    maxLength: 20,
    isRequired: true,
    isKey: true,
    defaultSourceColumns: {
      aeries: 'SchoolCode',
      file: 'SCHOOL_CD',
      oneroster: 'identifier',
      qmlativ: 'Code',
    },
  }),
  column(102, 'siteName', 'Site name', {
    maxLength: 120,
    isRequired: true,
    defaultSourceColumns: { aeries: 'Name', file: 'SCHOOL_NM', oneroster: 'name', qmlativ: 'Name' },
  }),
  column(103, 'shortName', 'Short name', { maxLength: 30, defaultSourceColumns: { file: 'SHORT_NM' } }),
  column(104, 'schoolType', 'School type', {
    maxLength: null,
    possibleValues: CODED_VALUES.schoolTypes,
    listNoun: 'school types',
    whenAbsent: '',
    defaultSourceColumns: { file: 'SCHOOL_TYPE' },
  }),
  column(105, 'lowGrade', 'Lowest grade', {
    maxLength: 2,
    possibleValues: CODED_VALUES.gradeLevels,
    listNoun: 'grade levels',
    defaultSourceColumns: { aeries: 'LowGradeLevel', file: 'LOW_GRADE' },
  }),
  column(106, 'highGrade', 'Highest grade', {
    maxLength: 2,
    possibleValues: CODED_VALUES.gradeLevels,
    listNoun: 'grade levels',
    defaultSourceColumns: { aeries: 'HighGradeLevel', file: 'HIGH_GRADE' },
  }),
  column(107, 'principalName', 'Principal', {
    maxLength: 100,
    defaultSourceColumns: { aeries: 'PrincipalName', file: 'PRINCIPAL' },
  }),
  column(108, 'ncesSchoolId', 'NCES school id', {
    maxLength: 12,
    defaultSourceColumns: { file: 'NCES_ID', qmlativ: 'FederalNCESSchoolID' },
  }),
  column(109, 'includeInImport', 'In imports', { dataType: 'boolean', whenAbsent: true }),
  column(110, 'includeInExport', 'In exports', { dataType: 'boolean', whenAbsent: true }),
])
