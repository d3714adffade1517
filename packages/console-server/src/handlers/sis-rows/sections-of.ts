import type { RosterLine } from '@edconsole/console-core/contract'
import { type PageOf, rowsBeside } from './rows-beside.ts'

/** Something that is done in a section. */
type InSection = Pick<RosterLine, 'schoolYear' | 'siteCode' | 'sectionId' | 'termCode'>

export type StoredData = Readonly<Record<string, unknown>>

/** Finds the section of a row. Its number is its own at its site and in its term; a row that names no term means any. */
export const sectionsOf = async (page: PageOf, rows: readonly InSection[]) => {
  const values = rows.map(({ sectionId }) => sectionId)
  const sections = await rowsBeside(page, 'sections', { field: 'sectionId', values })
  const places = Map.groupBy(sections, ({ schoolYear, data }) =>
    JSON.stringify([schoolYear, data.siteCode, data.sectionId]),
  )
  return ({ schoolYear, siteCode, sectionId, termCode }: InSection): StoredData | undefined =>
    places
      .get(JSON.stringify([schoolYear, siteCode, sectionId]))
      ?.find(({ data }) => termCode === null || data.termCode === termCode)?.data
}
