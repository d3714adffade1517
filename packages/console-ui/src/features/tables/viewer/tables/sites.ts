import { sitesComponent, sitesResource } from '@edconsole/console-core'
import { defineTable } from '../table-definition.ts'

/** Sites: schools and other places of the district. */
export const sitesTable = defineTable(sitesComponent, {
  id: 'table-sites',
  operation: sitesResource.list,
  noun: ['site', 'sites'],
  search: 'Site code or name',
  shown: [
    'siteCode',
    'siteName',
    'schoolType',
    { field: 'grades', title: 'Grades', kind: 'range', from: ['lowGrade', 'highGrade'] },
    'isActive',
  ],
  looks: { schoolType: { width: 176 } },
})
