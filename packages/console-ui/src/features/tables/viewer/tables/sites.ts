import { ORG_TYPES, sitesResource, TITLE_I_STATUSES } from '@edconsole/console-core'
import { rowMetaFieldsBut } from '../row-meta-fields.ts'
import { defineTable } from '../table-definition.ts'
import { ADDRESS } from './common.ts'

const flag = { kind: 'flag', hidden: true } as const

/** Sites: schools and other places of the district. */
export const sitesTable = defineTable<'sites'>()({
  id: 'table-sites',
  component: 'sites',
  operation: sitesResource.list,
  noun: ['site', 'sites'],
  search: 'Site code or name',
  fields: [
    { field: 'siteCode', title: 'Site code', kind: 'code' },
    { field: 'siteName', title: 'Name', kind: 'text' },
    { field: 'schoolType', title: 'School type', kind: 'text', width: 176 },
    { field: 'grades', title: 'Grades', kind: 'range', from: ['lowGrade', 'highGrade'] },
    { field: 'isActive', title: 'Active', kind: 'flag' },
    { field: 'shortName', title: 'Short name', kind: 'text', hidden: true },
    { field: 'orgType', title: 'Organization', kind: 'code', words: ORG_TYPES, hidden: true },
    { field: 'parentSiteId', title: 'Part of site', kind: 'code', hidden: true },
    { field: 'lowGrade', title: 'Lowest grade', kind: 'code', hidden: true },
    { field: 'highGrade', title: 'Highest grade', kind: 'code', hidden: true },
    { field: 'principalName', title: 'Principal', kind: 'text', hidden: true },
    { field: 'principalEmail', title: 'Principal email', kind: 'text', hidden: true },
    { field: 'studentCount', title: 'Students', kind: 'number', hidden: true },
    { field: 'staffCount', title: 'Staff', kind: 'number', hidden: true },
    ...ADDRESS,
    { field: 'phone', title: 'Phone', kind: 'phone', hidden: true },
    { field: 'fax', title: 'Fax', kind: 'phone', hidden: true },
    { field: 'ncesSchoolId', title: 'NCES school ID', kind: 'code', hidden: true },
    { field: 'stateSchoolId', title: 'State school ID', kind: 'code', hidden: true },
    { field: 'isCharter', title: 'Charter', ...flag },
    { field: 'isMagnet', title: 'Magnet', ...flag },
    { field: 'isVirtual', title: 'Virtual', ...flag },
    { field: 'titleIStatus', title: 'Title I', kind: 'code', words: TITLE_I_STATUSES, hidden: true },
    { field: 'startDate', title: 'First day', kind: 'date', hidden: true },
    { field: 'endDate', title: 'Last day', kind: 'date', hidden: true },
    { field: 'includeInImport', title: 'In imports', ...flag },
    { field: 'includeInExport', title: 'In exports', ...flag },
    { field: 'hasStudents', title: 'In reports', ...flag },
    { field: 'keptFields', title: 'Changed here', kind: 'list', hidden: true },
    ...rowMetaFieldsBut('isActive'),
  ],
})
