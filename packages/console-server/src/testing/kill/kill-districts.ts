import { json } from '../../db/schema/columns.ts'
import type { Db } from '../../db/schema.ts'
import { insertFileTemplates } from '../../pipeline/testing/insert-file-templates.ts'
import { districtMaker } from '../new-district.ts'

/** When servers that are killed begin. */
export const KILL_NOW = new Date('2026-09-14T12:14:00Z')

/** Has its rows from the seed: what is saved and exported. */
export const SEEDED_LEA = '4107320'
/** Has templates and no row. */
export const IMPORTED_LEA = '9500001'
/** Is a year behind. */
export const ROLLED_LEA = '9500002'

const STAFF = 12

/** Adds to a small seed what is imported and rolled over while the server dies. */
export const addKillDistricts = async (db: Db): Promise<void> => {
  const newDistrict = districtMaker(db, () => KILL_NOW)
  const template = { source: 'sftp', updatedAt: KILL_NOW } as const
  await newDistrict()
  await insertFileTemplates(db, { ...template, lea: IMPORTED_LEA, schoolYear: 2026 })
  await newDistrict({ notRolledOver: true })
  await insertFileTemplates(db, { ...template, lea: ROLLED_LEA, schoolYear: 2025 })
  const year = { lea: ROLLED_LEA, schoolYear: 2025 }
  await db
    .insertInto('sisRows')
    .values(
      Array.from({ length: STAFF }, (_, place) => ({
        ...year,
        component: 'staff' as const,
        sourceId: String(place),
        hash: 'x',
        dateLastModified: KILL_NOW,
        data: json({ firstName: 'Kim', lastName: `Moss ${place}`, role: 'principal', siteCodes: ['014'] }),
      })),
    )
    .execute()
  await db
    .insertInto('productsEnabled')
    .values({ ...year, productId: 2, enabled: true })
    .execute()
  await db
    .insertInto('exports')
    .values(
      ['One', 'Two', 'Three'].map((name) => ({
        ...year,
        name,
        productId: 2,
        isEnabled: true,
        exportType: 'oneroster11Csv' as const,
        components: json(['sites' as const]),
        deliveryMethod: 'download' as const,
        fileNamePattern: '{component}.csv',
      })),
    )
    .execute()
}
