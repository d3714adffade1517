import { CONSTANTS, zonedDay } from '@edconsole/console-core/contract'
import type { DryRunContext, FileToCheck } from '@edconsole/console-core/dry-run'
import { createRowMemory, type RowMemory, sectionAt } from '@edconsole/console-core/import-rules'
import type { Db } from '../db/schema.ts'
import { type Excluded, loadExcluded } from '../pipeline/excluded-sites.ts'
import type { LoadedTemplate } from '../pipeline/load-template.ts'
import { loadLookups } from '../pipeline/lookups.ts'

/** What earlier files of a set bring, for the references of later ones: an import would have stored it by then. */
export type Incoming = {
  readonly ids: Readonly<Record<'sites' | 'students' | 'staff' | 'courses', Keys>>
  readonly sections: Map<string, string | null>
}

export const noneIncoming = (): Incoming => ({
  ids: { sites: noKeys(), students: noKeys(), staff: noKeys(), courses: noKeys() },
  sections: new Map(),
})

/** Keys of a file's rows, in as little room as an import remembers them. */
export type Keys = RowMemory['rows']

export const noKeys = (): Keys => createRowMemory('', true).rows

export const addKey = (keys: Keys, key: string): void => void keys.addNew(key, 1, true)

/** Notes an accepted record of a component that others refer to. */
export const noteIncoming = (
  { ids, sections }: Incoming,
  component: string,
  { sourceId, record }: { sourceId: string; record: object },
): void => {
  if (component === 'sections') noteSection(sections, record)
  else if (isReferred(component)) addKey(ids[component], sourceId)
}

const isReferred = (component: string): component is keyof Incoming['ids'] =>
  component === 'sites' || component === 'students' || component === 'staff' || component === 'courses'

/** A section that has several terms lasts until the end of the last. */
const noteSection = (sections: Incoming['sections'], record: object): void => {
  const of = (name: string): string | null => {
    const value: unknown = Reflect.get(record, name)
    return typeof value === 'string' ? value : null
  }
  const place = sectionAt(of('siteCode') ?? '', of('sectionId') ?? '')
  const [known, end] = [sections.get(place), of('endDate')]
  sections.set(place, known != null && (end === null || end < known) ? known : end)
}

type About = { db: Db; districtId: string; template: LoadedTemplate; now: Date }

/** What a trial looks things up in: stored records, and those of the set. */
export const trialContext = async (
  { db, districtId, template, now }: About,
  { ids, sections: newSections }: Incoming,
): Promise<
  Pick<FileToCheck, 'context'> & Required<Pick<FileToCheck, 'lookups'>> & { excluded: Excluded | null }
> => {
  const { lea, schoolYear, componentName: component } = template
  const stored = await loadLookups(db, { lea, schoolYear }, component)
  const excluded = await loadExcluded(db, { lea, schoolYear, component })
  const either = (name: keyof Incoming['ids']) => ({
    has: (id: string) => stored[name].has(id) || ids[name].has(id),
  })
  const context: DryRunContext = {
    districtId,
    schoolYear,
    today: zonedDay(now, CONSTANTS.timeZone),
    notChecked: [],
    sites: [],
    inactiveSites: [...stored.inactiveSites].filter((code) => !ids.sites.has(code)),
    closedSites: [...stored.closedSites],
    students: [],
    staff: [],
    courses: [],
    sections: [],
    excluded: excluded && { sites: [...excluded.sites], students: [...excluded.students] },
  }
  const lookups = {
    sites: either('sites'),
    students: either('students'),
    staff: either('staff'),
    courses: either('courses'),
    sections: {
      get: (place: string) => (newSections.has(place) ? newSections.get(place) : stored.sections.get(place)),
    },
  }
  return { context, lookups, excluded }
}
