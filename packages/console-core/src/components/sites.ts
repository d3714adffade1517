import { SCHOOL_TYPES, type SchoolType } from '../lists/school-types.ts'
import { ORG_TYPES, type OrgType, TITLE_I_STATUSES } from '../lists/site-words.ts'
import { defineComponent, type RowOf } from './define-component.ts'
import {
  choice,
  code,
  date,
  flag,
  grade,
  id,
  list,
  number,
  oneOf,
  phone,
  sourcedId,
  state,
  text,
} from './field.ts'

export const sitesComponent = defineComponent({
  name: 'sites',
  key: ['siteCode'],
  fields: {
    /** Unique in its district and year, and the same for good: people are assigned by it. */
    siteCode: id({
      title: 'Site code',
      required: true,
      ignoreCase: true,
      filter: true,
      search: true,
      column: 101,
      description: "The school's code in the SIS; leading zeros count",
      from: { aeries: 'SchoolCode', oneroster: 'identifier', qmlativ: 'Code', file: 'SCHOOL_CD' },
    }),
    siteName: text({
      title: 'Site name',
      header: 'Name',
      required: true,
      sort: true,
      search: true,
      column: 102,
      max: 120,
      from: { aeries: 'Name', oneroster: 'name', qmlativ: 'Name', file: 'SCHOOL_NM' },
    }),
    shortName: text({ title: 'Short name', column: 103, max: 30, from: { file: 'SHORT_NM' } }),
    /** `Closed` closes the site for new data. */
    schoolType: oneOf<SchoolType>(SCHOOL_TYPES, {
      title: 'School type',
      blank: '',
      ignoreCase: true,
      display: 'text',
      sort: true,
      facet: true,
      column: 104,
      noun: 'school types',
      from: { file: 'SCHOOL_TYPE' },
    }),
    orgType: choice<OrgType>(ORG_TYPES, { title: 'Organization', blank: 'school' }),
    /** Id of another site of the district. */
    parentSiteId: number({ title: 'Part of site', display: 'code' }),
    lowGrade: grade({
      title: 'Lowest grade',
      column: 105,
      noun: 'grade levels',
      from: { aeries: 'LowGradeLevel', file: 'LOW_GRADE' },
    }),
    highGrade: grade({
      title: 'Highest grade',
      column: 106,
      noun: 'grade levels',
      from: { aeries: 'HighGradeLevel', file: 'HIGH_GRADE' },
    }),
    principalName: text({
      title: 'Principal',
      identifies: 'name',
      column: 107,
      max: 100,
      from: { aeries: 'PrincipalName', file: 'PRINCIPAL' },
    }),
    principalEmail: text({ title: 'Principal email' }),
    studentCount: number({ title: 'Students', blank: 0 }),
    staffCount: number({ title: 'Staff', blank: 0 }),
    address1: text({ title: 'Address' }),
    address2: text({ title: 'Address line 2' }),
    city: text({ title: 'City' }),
    state: state({ title: 'State' }),
    zip: code({ title: 'ZIP' }),
    /** Digits only; so the fax. */
    phone: phone({ title: 'Phone' }),
    fax: phone({ title: 'Fax' }),
    ncesSchoolId: code({
      title: 'NCES school id',
      header: 'NCES school ID',
      column: 108,
      max: 12,
      from: { qmlativ: 'FederalNCESSchoolID', file: 'NCES_ID' },
    }),
    /** The state's own code of the school; in California the CDS code. */
    stateSchoolId: code({ title: 'State school ID' }),
    isCharter: flag({ title: 'Charter' }),
    isMagnet: flag({ title: 'Magnet' }),
    isVirtual: flag({ title: 'Virtual' }),
    titleIStatus: choice(TITLE_I_STATUSES, { title: 'Title I' }),
    /** First and last day of school, `YYYY-MM-DD`. */
    startDate: date({ title: 'First day' }),
    endDate: date({ title: 'Last day' }),
    includeInImport: flag({ title: 'In imports', blank: true, column: 109 }),
    includeInExport: flag({ title: 'In exports', blank: true, column: 110 }),
    /** Off: reports leave the site out. */
    hasStudents: flag({ title: 'In reports', blank: true }),
    keptFields: list({ title: 'Changed here' }),
    sourcedId: sourcedId(111),
  },
})

/** A school: `GET /district/sites`. */
export type Site = RowOf<typeof sitesComponent>
