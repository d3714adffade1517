import type { FindingCode } from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { type FindingCase, says } from './finding-case.ts'
import { findingPreparations } from './finding-preparations.ts'

const SITES = 'site-overview'

/** A way to every code about what a row refers to. */
export const referenceCases = (db: Db): Partial<Record<FindingCode, FindingCase>> => {
  const { stored } = findingPreparations(db)
  return {
    R001: {
      component: 'students',
      change: { siteCode: '99' },
      said: says(
        ...(['error', 'transform', 'provider', SITES] as const),
        'Site "99" does not exist in this district. Row not loaded.',
      ),
    },
    R002: {
      component: 'enrollment',
      change: { studentId: '99' },
      said: says(
        ...(['error', 'transform', 'district', null] as const),
        'Student "99" is not among the loaded students. Row not loaded.',
      ),
    },
    R003: {
      component: 'roster',
      change: { sectionId: '99' },
      said: says(
        ...(['error', 'transform', 'district', null] as const),
        'Section "99" does not exist at site "3". Row not loaded.',
      ),
    },
    R004: {
      component: 'sections',
      change: { primaryStaffId: '99' },
      said: says(
        ...(['warning', 'transform', 'district', null] as const),
        'Staff "99" is unknown. The section has no teacher.',
      ),
    },
    R005: {
      component: 'roster',
      change: { endDate: '09/02/2026' },
      said: says(
        ...(['warning', 'transform', 'district', null] as const),
        'Leave date "2026-09-02" is after the end of the section.',
      ),
    },
    R006: {
      component: 'enrollment',
      change: { studentId: '2', siteCode: '4' },
      said: says(
        ...(['error', 'transform', 'district', null] as const),
        'Student "2" has another primary enrollment at the same time in row 3. Row not loaded.',
      ),
    },
    R007: {
      component: 'contacts',
      change: { relationship: '' },
      said: says(
        ...(['warning', 'transform', 'district', null] as const),
        'Contact "3, 3" has no relationship to the student.',
      ),
    },
    R008: {
      component: 'sections',
      change: { courseId: '99' },
      said: says(
        ...(['error', 'transform', 'district', null] as const),
        'Course "99" is not among the loaded courses. Row not loaded.',
      ),
    },
    R009: {
      component: 'students',
      change: { studentId: '99' },
      prepare: stored('sites', '3', { data: sql`data || '{"schoolType": "Closed"}'` }),
      said: says(
        ...(['error', 'transform', 'provider', SITES] as const),
        'Site "3" is closed, so it takes no new records. Row not loaded.',
      ),
    },
    R010: {
      component: 'students',
      change: { firstName: 'Other' },
      prepare: stored('sites', '3', { data: sql`data || '{"includeInImport": false}'` }),
      said: says(
        ...(['warning', 'transform', 'none', SITES] as const),
        'Site "3" is not included in imports. Rows left out: 1.',
      ),
    },
    R011: {
      component: 'students',
      change: { firstName: 'Other' },
      prepare: async () => {
        const rename = (from: string, to: string) =>
          db
            .updateTable('sisRows')
            .set({ sourceId: to })
            .where('component', '=', 'sites')
            .where('sourceId', '=', from)
            .execute()
        await rename('3', '0003')
        return () => rename('0003', '3')
      },
      said: says(
        ...(['error', 'transform', 'district', null] as const),
        'Site "3" does not exist in this district, but "0003" does. Row not loaded.',
      ),
    },
  }
}
