import {
  ALERT_EVENTS,
  type AlertDelivery,
  type AlertEvent,
  type OperationId,
  satisfies,
} from '@edconsole/console-core/contract'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { OPERATION_ACCESS } from '../access-data.ts'
import { isGivenDistrict } from '../db/caller-districts.ts'
import type { AlertSettingsTable } from '../db/schema/alerts.ts'
import type { Db } from '../db/schema.ts'
import type { ServerContext } from '../server-context.ts'
import { askWho, callerOf } from '../session/find-caller.ts'

/** The call that shows what an event is about: whoever may not make it isn't told either. */
const SHOWN_BY: { readonly [Event in AlertEvent]: OperationId } = {
  importFailed: 'importLogs.headers',
  importHeld: 'importLogs.headers',
  importLate: 'importLogs.headers',
  rejectedRows: 'importLogs.headers',
  exportFailed: 'exportLogs.headers',
  certificateExpiring: 'authentications.list',
}

/** A person who wants to be told, with what they may see now. */
export type Reader = {
  readonly settings: Selectable<AlertSettingsTable>
  readonly isEmployee: boolean
  /** What they may see. */
  readonly events: readonly AlertEvent[]
}

type Access = Pick<ServerContext, 'employeeAccess'>

/** Reads what a person may see now; null for someone who can't sign in. */
export const readerOf = async (
  db: Db,
  settings: Selectable<AlertSettingsTable>,
  { employeeAccess }: Access,
): Promise<Reader | null> => {
  const found = await askWho<object>(db, sql`select ${settings.userId}::integer as user_id`, undefined)
  if (!found) return null
  const { reachableRoles, isEmployee } = callerOf(found)
  return { settings, isEmployee, events: eventsFor(reachableRoles, employeeAccess) }
}

/** The events that someone with these roles may be told. */
export const eventsFor = (
  reachableRoles: readonly string[],
  employeeAccess: Access['employeeAccess'],
): AlertEvent[] => ALERT_EVENTS.filter((event) => mayMake(SHOWN_BY[event], reachableRoles, employeeAccess))

/** True if someone with these roles may make a call. */
export const mayMake = (
  operation: OperationId,
  reachableRoles: readonly string[],
  employeeAccess: Access['employeeAccess'],
): boolean => {
  const access = OPERATION_ACCESS[operation]
  return typeof access === 'string' || access.some((rule) => satisfies(rule, reachableRoles, employeeAccess))
}

/** Those of a reader's events that are told in one of these ways. */
export const toldBy = ({ settings, events }: Reader, ...ways: readonly AlertDelivery[]): AlertEvent[] =>
  events.filter((event) => ways.includes(settings.deliveries[event]))

/** True for a cause `c` in `districts` that a reader may see. */
export const mayRead = ({ settings, isEmployee, events }: Reader): RawBuilder<boolean> =>
  sql<boolean>`(c.event = any(${[...events]}::text[]) and ${seesDistrict(settings.userId, isEmployee)})`

/** True for a row of `districts` that a person has access to. */
export const seesDistrict = (userId: number, isEmployee: boolean): RawBuilder<boolean> =>
  isEmployee ? sql<boolean>`districts.is_active` : isGivenDistrict(sql`${userId}::integer`)

/** True for a cause `c` in `districts` that a reader wants to be told by these events. */
export const isWanted = (reader: Reader, events: readonly AlertEvent[]): RawBuilder<boolean> =>
  sql<boolean>`(${mayRead(reader)} and c.event = any(${[...events]}::text[]) and ${isInScope(reader.settings)}
    and ${isPartOf(reader.settings.components)})`

const isInScope = ({ userId, scope }: Reader['settings']): RawBuilder<boolean> => {
  if (scope === 'all') return sql`true`
  return scope === 'mine'
    ? sql`exists (select 1 from district_summaries s
        where s.district_id = c.district_id and s.owner_id = ${userId}::integer)`
    : sql`exists (select 1 from alert_districts a
        where a.user_id = ${userId}::integer and a.district_id = c.district_id)`
}

/** Rejected rows are told by component to whoever chose components, and of the whole import to everybody else. */
const isPartOf = (components: readonly string[]): RawBuilder<boolean> =>
  components.length === 0
    ? sql`c.component_name is null`
    : sql`(c.component_name = any(${[...components]}::text[]) or (c.component_name is null and c.event <> 'rejectedRows'))`

/** True for a cause `c` that is open for a reader. */
export const isOpen = ({ settings: { rejectedPercent } }: Reader): RawBuilder<boolean> =>
  sql<boolean>`(c.closed_at is null
    and (c.event <> 'rejectedRows' or c.percent > ${rejectedPercent}::double precision))`
