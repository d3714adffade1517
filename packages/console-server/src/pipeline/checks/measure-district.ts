import type { DistrictCheckSettings, SisComponent } from '@edconsole/console-core/contract'
import type { FindingCode } from '@edconsole/console-core/import-rules'
import { type RawBuilder, sql } from 'kysely'
import type { DistrictMeasures } from '../../db/schema/imports.ts'
import type { Db } from '../../db/schema.ts'
import { FINDINGS } from '../../db/sis-findings.ts'

type District = { lea: string; schoolYear: number }

type Check = {
  /** The check is made after imports that loaded one of them. */
  readonly about: readonly SisComponent[]
  readonly setting: keyof DistrictCheckSettings
}

/** Counts active records that lack something; the same filter of their list shows them. */
export type CountCheck = Check & {
  readonly component: SisComponent
  /** A yes or no of the component's rows; those with a no are counted. */
  readonly finding: string
  /** Only records of this kind. */
  readonly where?: RawBuilder<boolean>
  /** Nothing is counted in a district that has none of these: it doesn't import them. */
  readonly needs?: SisComponent
}

/** Counts people at each site. */
export type SiteCheck = Check & { readonly field: 'studentCount' | 'staffCount' }

/** How many records lack something, by code. */
export const COUNT_CHECKS = {
  D001: {
    about: ['sections'],
    setting: 'sectionsWithoutTeacher',
    component: 'sections',
    finding: 'hasTeacher',
  },
  D002: {
    about: ['students', 'roster'],
    setting: 'studentsWithoutSection',
    component: 'students',
    finding: 'hasSection',
    needs: 'roster',
  },
  D003: {
    about: ['staff', 'sections'],
    setting: 'teachersWithoutSection',
    component: 'staff',
    finding: 'hasSection',
    where: sql<boolean>`sis_rows.data->>'role' = 'teacher'`,
    needs: 'sections',
  },
  D004: {
    about: ['roster', 'sections', 'gradingPeriods'],
    setting: 'enrollmentsOutsideTerm',
    component: 'roster',
    finding: 'inTerm',
  },
} as const satisfies { readonly [Code in FindingCode]?: CountCheck }

/** How many people the sites have, by code. */
export const SITE_CHECKS = {
  D005: { about: ['students'], setting: 'siteStudentLossPercent', field: 'studentCount' },
  D006: { about: ['staff'], setting: 'siteStaffLossPercent', field: 'staffCount' },
} as const satisfies { readonly [Code in FindingCode]?: SiteCheck }

/** Counts what an import of these components may have changed. */
export const measureDistrict = async (
  db: Db,
  district: District,
  loaded: ReadonlySet<string>,
): Promise<DistrictMeasures> => {
  const counts: Record<string, number> = {}
  const sites: Record<string, Record<string, number>> = {}
  const isDue = ({ about }: Check) => about.some((component) => loaded.has(component))
  for (const [code, check] of Object.entries<CountCheck>(COUNT_CHECKS))
    if (isDue(check) && (await hasNeeded(db, district, check)))
      counts[code] = await countLacking(db, district, check)
  for (const [code, check] of Object.entries<SiteCheck>(SITE_CHECKS))
    if (isDue(check)) sites[code] = await peopleOfSites(db, district, check)
  return { counts, sites }
}

const activeRows = (db: Db, { lea, schoolYear }: District, component: SisComponent) =>
  db
    .selectFrom('sisRows')
    .where('lea', '=', lea)
    // A literal rather than a parameter, so that the planner can use the component's partial indexes.
    .where('component', '=', sql.lit(component))
    .where('schoolYear', '=', schoolYear)
    .where('isActive', '=', true)

/** In the order of the key's index: of so many rows the planner expects one soon wherever it begins to read the table. */
const hasNeeded = async (db: Db, district: District, { needs }: CountCheck): Promise<boolean> =>
  needs === undefined ||
  (await activeRows(db, district, needs).select('id').orderBy('sourceId').limit(1).executeTakeFirst()) !==
    undefined

const countLacking = async (
  db: Db,
  district: District,
  { component, finding, where = sql<boolean>`true` }: CountCheck,
): Promise<number> => {
  const declared = FINDINGS[component]?.[finding]
  const field = declared?.within?.(district.lea) ?? declared?.field
  const lacking = field?.matches?.(['false'])
  if (!lacking) throw new Error(`Rows of ${component} can't be filtered by ${finding}.`)
  const { count } = await activeRows(db, district, component)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(lacking)
    .where(where)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Also of sites that are off: their people left too. */
const peopleOfSites = async (
  db: Db,
  { lea, schoolYear }: District,
  { field }: SiteCheck,
): Promise<Record<string, number>> => {
  const rows = await db
    .selectFrom('sisRows')
    .select(['sourceId', sql<number>`coalesce((data->>${sql.lit(field)})::integer, 0)`.as('people')])
    .where('lea', '=', lea)
    .where('component', '=', sql.lit('sites'))
    .where('schoolYear', '=', schoolYear)
    .execute()
  return Object.fromEntries(rows.map(({ sourceId, people }) => [sourceId, people]))
}
