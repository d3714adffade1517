import { CONSTANTS, zonedDay } from '@edconsole/console-core/contract'
import type { DryRunContext } from '@edconsole/console-core/dry-run'
import { sectionAt } from '@edconsole/console-core/import-rules'
import type { Db } from '../db/schema.ts'
import { type Excluded, loadExcluded } from '../pipeline/excluded-sites.ts'
import type { LoadedTemplate } from '../pipeline/load-template.ts'
import { loadLookups } from '../pipeline/lookups.ts'

/** What earlier files of a set bring, for the references of later ones: an import would have stored it by then. */
export type Incoming = {
  readonly ids: Readonly<Record<'sites' | 'students' | 'staff' | 'courses', Set<string>>>
  readonly sections: Map<string, string | null>
}

export const noneIncoming = (): Incoming => ({
  ids: { sites: new Set(), students: new Set(), staff: new Set(), courses: new Set() },
  sections: new Map(),
})

/** Notes an accepted record of a component that others refer to. */
export const noteIncoming = (
  { ids, sections }: Incoming,
  component: string,
  { sourceId, record }: { sourceId: string; record: object },
): void => {
  if (component === 'sections') noteSection(sections, record)
  else if (isReferred(component)) ids[component].add(sourceId)
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
): Promise<{ context: DryRunContext; excluded: Excluded | null }> => {
  const { lea, schoolYear, componentName: component } = template
  const stored = await loadLookups(db, { lea, schoolYear }, component)
  const excluded = await loadExcluded(db, { lea, schoolYear, component })
  const both = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...new Set([...one, ...other])]
  const context: DryRunContext = {
    districtId,
    schoolYear,
    today: zonedDay(now, CONSTANTS.timeZone),
    notChecked: [],
    sites: both(stored.sites, ids.sites),
    inactiveSites: [...stored.inactiveSites].filter((code) => !ids.sites.has(code)),
    closedSites: [...stored.closedSites],
    students: both(stored.students, ids.students),
    staff: both(stored.staff, ids.staff),
    courses: both(stored.courses, ids.courses),
    sections: [...stored.sections, ...newSections],
    excluded: excluded && { sites: [...excluded.sites], students: [...excluded.students] },
  }
  return { context, excluded }
}
