import { newRecord } from '@edconsole/console-core/import-rules'
import type { Db } from '../../db/schema.ts'
import { insertRow } from '../../handlers/sis-rows/insert-row.ts'
import { countPeopleOfSites } from '../../pipeline/count-people-of-sites.ts'
import type { SeedDistrict } from '../seed-district.ts'

/** What no import brings: the office of the district in the pictures, and two people who work there. */
export const addByHand = async (db: Db, { lea, sisYear }: SeedDistrict, at: Date): Promise<void> => {
  const place = { lea, schoolYear: sisYear, at }
  const office = { siteCode: '0400', siteName: 'District Office', orgType: 'district', hasStudents: false }
  const counts = { studentCount: 0, staffCount: 0 }
  await insertRow(db, 'sites', {
    ...{ ...place, sourceId: office.siteCode },
    data: { ...newRecord('sites'), ...counts, ...office, includeInExport: false },
  })
  for (const person of PEOPLE)
    await insertRow(db, 'staff', {
      ...{ ...place, sourceId: person.staffId },
      data: {
        ...{ ...newRecord('staff'), ...person, siteCodes: [office.siteCode] },
        primarySiteCode: office.siteCode,
      },
    })
  await countPeopleOfSites(db, { component: 'staff', lea, schoolYear: sisYear })
}

const PEOPLE = [
  {
    ...{ staffId: 'M-001', firstName: 'Dana', lastName: 'Reyes', role: 'districtAdministrator' },
    ...{ emailAddress: 'admin@example.org', username: 'dreyes', title: 'Data Coordinator' },
  },
  {
    ...{ staffId: 'M-002', firstName: 'Ines', lastName: 'Falk', role: 'counselor' },
    ...{ emailAddress: 'ifalk@example.org', username: 'ifalk', title: 'Substitute Counselor' },
    employmentStatus: 'substitute',
  },
] as const
