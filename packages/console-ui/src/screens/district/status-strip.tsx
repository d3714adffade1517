import {
  formatCount,
  formatDateTime,
  studentsResource,
  useAccess,
  useConsoleSettings,
  useDataYear,
  useList,
} from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { type SetupStepsState, setupProgress } from '../../features/district/setup-steps/index.ts'
import { standingText, useImportStanding } from '../../features/imports/standing.ts'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { StatusText } from '../../parts/status/status-text.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { Strip, type StripItem } from '../../patterns/strip/strip.tsx'
import type { DistrictOverviewMessages } from './messages.ts'
import { whatFailed } from './what-failed.ts'

const WAITING = <Skeleton shape="title" width={72} />

const counted = (count: number | undefined) => (count === undefined ? undefined : formatCount(count))

export type StatusStripProps = { setup: SetupStepsState; m: DistrictOverviewMessages }

/** How the district stands, in one band (ux 9.2). What the user may not see is left out. */
export function StatusStrip({ setup, m: { strip: m, standing: words } }: StatusStripProps): ReactElement {
  const { can } = useAccess()
  const { timeZone } = useConsoleSettings()
  const schoolYear = useDataYear()
  const seesStudents = can('table-students')
  const students = useList(
    studentsResource.list,
    { limit: 1, filter: { schoolYear: schoolYear ?? 0, isActive: true } },
    { enabled: seesStudents && setup.facts.district !== undefined, silent: true },
  )
  const { facts, steps, seesAll, loading } = setup
  const { district, exports, imports, sites } = facts
  const connection = steps.find(({ id }) => id === 'connection')
  const usesFiles = connection?.state === 'done' && facts.connection?.system?.supportsApi === false
  const { next } = setupProgress(steps)
  const todo = next ?? (district && whatFailed(String(district.id), facts, m))
  const last = imports?.last
  const standing = standingText(useImportStanding(), { last: last?.batchId, timeZone }, words)

  const item = (label: string, value: ReactNode, kind?: 'text'): StripItem => ({
    label,
    value: loading ? WAITING : (value ?? <NoValue />),
    ...(kind && { kind }),
  })
  const items = [
    // A place that is taken from the start, so that the others stay where they are
    (connection !== undefined || (loading && (can('sis-import-api-setup') || can('client-communication')))) &&
      item(m.connection, connection && (usesFiles ? m.files : m.states[connection.state]), 'text'),
    can('import-logs') &&
      item(
        last ? m.at(formatDateTime(last.startedAt, timeZone)) : m.lastImport,
        last && (
          <StatusText
            status={last.status}
            componentsFailed={last.componentsFailed > 0}
            oldFiles={Boolean(last.oldFiles)}
          />
        ),
        'text',
      ),
    standing !== null && item(words.label, standing, 'text'),
    // Who sees a part of the district doesn't know that the rest needs nothing
    (seesAll || (todo !== undefined && !loading)) &&
      item(
        m.next,
        // What couldn't be read may be done already, so no one is sent there
        next?.state === 'unknown' ? undefined : !todo ? (
          m.allDone
        ) : can(todo.to.id) ? (
          <PlaceLink to={todo.to}>{todo.label}</PlaceLink>
        ) : (
          todo.label
        ),
        'text',
      ),
    can('export') &&
      item(m.exports, exports && m.of(exports.filter(({ isEnabled }) => isEnabled).length, exports.length)),
    can('site-overview') && item(m.sites, sites && formatCount(sites.total)),
    seesStudents && item(m.students, students.loading ? WAITING : counted(students.totalCount)),
  ]
  return <Strip label={m.label} items={items.filter((one) => one !== false)} />
}
