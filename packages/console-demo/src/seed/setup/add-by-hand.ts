import { newRecord } from '@edconsole/console-core/import-rules'
import { countPeopleOfSites, type Db, insertManualRow } from '@edconsole/console-server/internal'
import type { SeedDistrict } from '../seed-district.ts'

/** What no import brings, in the district of the pictures: its office with two people, sites without a type, a closed one. */
export const addByHand = async (db: Db, { lea, sisYear }: SeedDistrict, at: Date): Promise<void> => {
  const place = { lea, schoolYear: sisYear, at }
  const counts = { studentCount: 0, staffCount: 0 }
  for (const site of [OFFICE, ...OTHER_SITES])
    await insertManualRow(db, 'sites', {
      ...place,
      sourceId: site.siteCode,
      data: { ...newRecord('sites'), ...counts, ...site, includeInExport: false },
    })
  for (const person of PEOPLE)
    await insertManualRow(db, 'staff', {
      ...place,
      sourceId: person.staffId,
      data: {
        ...newRecord('staff'),
        ...person,
        siteCodes: [OFFICE.siteCode],
        primarySiteCode: OFFICE.siteCode,
      },
    })
  await countPeopleOfSites(db, { component: 'staff', lea, schoolYear: sisYear })
}

const OFFICE = {
  siteCode: '0400',
  siteName: 'District Office',
  orgType: 'district',
  hasStudents: false,
}

const OTHER_SITES = [
  { siteCode: '0496', siteName: 'Transition Center', lowGrade: '12', highGrade: '12' },
  { siteCode: '0497', siteName: 'Online Academy', lowGrade: '06', highGrade: '12', isVirtual: true },
  {
    siteCode: '0499',
    siteName: 'Old Mill Elementary',
    lowGrade: 'KG',
    highGrade: '05',
    schoolType: 'Closed',
  },
]

const PEOPLE = [
  {
    staffId: 'M-001',
    firstName: 'Dana',
    lastName: 'Reyes',
    role: 'districtAdministrator',
    emailAddress: 'admin@example.org',
    username: 'dreyes',
    title: 'Data Coordinator',
  },
  {
    staffId: 'M-002',
    firstName: 'Ines',
    lastName: 'Falk',
    role: 'counselor',
    emailAddress: 'ifalk@example.org',
    username: 'ifalk',
    title: 'Substitute Counselor',
    employmentStatus: 'substitute',
  },
] as const
