import {
  EMPLOYEE_ROLE,
  OPERATIONS,
  type OperationId,
  parentsOf,
  type Role,
  routeTable,
  type ScreenId,
} from '@edconsole/console-core'
import type { Fault } from '@edconsole/console-server/faults'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  everyScreen,
  FRAME_READS,
  type OneOfEveryScreen,
  SIGNED_IN_SCREENS,
  type SignedInScreen,
} from '../testing/every-screen.tsx'
import { textsOf } from '../testing/texts-of.ts'

const every = everyScreen()
afterEach(() => every.server.faults.clear())

/**
 * What each screen cannot do without. Null: what it reads is an addition to a form that stands at once, and of which no
 * message tells.
 */
const READ: Readonly<Record<SignedInScreen, OperationId | null>> = {
  dashboard: 'importLogs.headers',
  alerts: 'alerts.settings',
  'own-account': 'ownAccount.sessions',
  'client-communication': 'apiProvider.configs',
  setup: 'sites.list',
  'sis-import-api-setup': 'apiProvider.configs',
  'sis-import-templates': 'sisImports.detailed',
  'sis-import-edit': 'sisImports.detailed',
  'sis-import-create': 'sisImports.list',
  district: 'sites.list',
  'district-profile': 'productsEnabled.list',
  'district-profile-add': null,
  'data-explorer': 'reference.components',
  'import-logs': 'importLogs.headers',
  'import-log-results': 'importLogs.results',
  'import-log-details': 'importLogs.results',
  'import-log-errors': 'importLogs.results',
  export: 'exports.list',
  'export-add': 'exports.list',
  'export-edit': 'exports.list',
  'export-logs': 'exportLogs.headers',
  'export-log-results': 'exportLogs.results',
  'export-log-details': 'exportLogs.results',
  'site-overview': 'sites.list',
  'user-create': null,
  'user-edit': 'staff.list',
  'locked-users': 'accounts.list',
  'user-list': 'people.list',
  'account-locking': 'authentications.list',
  'password-complexity': 'authentications.list',
  'authentication-configs': 'authentications.list',
  'account-sync-logs': 'accountSyncLogs.list',
  'user-audit-log': 'auditLog.ofDistrict',
  'audit-log': 'auditLog.list',
  'user-roles': 'users.list',
  users: 'users.list',
  roles: 'roles.list',
  'console-user-edit': 'users.get',
  'role-create': 'roles.list',
  'role-edit': 'roles.list',
  'district-instances': 'instances.list',
  'imt-instances': 'instances.list',
  'instance-create': 'clients.list',
  instance: 'instances.get',
  'instance-edit': 'instances.get',
  'imt-authentications': 'authentications.list',
  'imt-accounts': 'accounts.get',
  'imt-clients': 'clients.list',
  'client-create': null,
  client: 'clients.get',
  'client-edit': 'clients.get',
  'table-attendance': 'attendance.list',
  'table-behavior': 'behavior.list',
  'table-contacts': 'contacts.list',
  'table-courses': 'courses.list',
  'table-enrollment': 'enrollment.list',
  'table-gradebooks': 'gradebooks.list',
  'table-grading-periods': 'gradingPeriods.list',
  'table-report-cards': 'grades.list',
  'table-roster': 'schedules.list',
  'table-sections': 'sections.list',
  'table-sites': 'sites.list',
  'table-staff': 'staff.list',
  'table-student-programs': 'studentPrograms.list',
  'table-student-tags': 'studentTags.list',
  'table-students': 'students.list',
  'table-transcripts': 'transcripts.list',
}

/** Ask for nothing until something is entered. */
const ASKS_LATER: readonly SignedInScreen[] = ['client-create']
const ASKING = SIGNED_IN_SCREENS.filter((id) => !ASKS_LATER.includes(id))

/** Nothing of it belongs to a screen. */
const AROUND: readonly string[] = [...FRAME_READS, '/api/district']
/** A denial says whom to ask, and staff also which roles give access. */
const AROUND_A_DENIAL: readonly string[] = [
  ...AROUND,
  '/api/configuration/console.support.email',
  '/api/roles',
]

const isOwnRead = ({ method, url }: Request): boolean =>
  method === 'GET' && !AROUND.includes(new URL(url).pathname)
const ownCalls = ({ calls }: OneOfEveryScreen, around = AROUND): string[] =>
  calls.filter((call) => !around.includes(call.replace('GET ', '')))

const sectionOf = (id: ScreenId): HTMLElement => {
  const section = document.querySelector<HTMLElement>(`[data-ec-screen="${id}"]`)
  if (!section) throw new Error(`${id} is not there.`)
  return section
}

/** Claims about what hasn't been read. */
// "No account" is a state of a person, and a view of their list.
const CLAIMS = /^No (?!account$)[a-z]|^Nothing\b|\bhas no [a-z]|\bnot (in this district|imported)\b/m
const noCrash = ({ events }: OneOfEveryScreen): void =>
  expect(events.filter(({ type }) => type === 'crashed')).toEqual([])

const expectFailure = async (id: SignedInScreen, shown: OneOfEveryScreen, reason: string): Promise<void> => {
  const section = sectionOf(id)
  // A skeleton that has been seen stays for a moment.
  expect(await within(section).findAllByRole('button', { name: /^Try again/ })).not.toEqual([])
  const read = READ[id]
  if (read) await waitFor(() => expect(told(shown)).toContainEqual(messageOf(read, reason)))
  expect(textsOf(section)).not.toMatch(CLAIMS)
  noCrash(shown)
}

const told = ({ runtime }: OneOfEveryScreen) =>
  runtime.snackbars.get().recent.map(({ message, subtext }) => ({ message, subtext }))

// Written anew, as the specification has it: what is judged must not judge itself.
const messageOf = (read: OperationId, reason: string) => {
  const { fail, records } = OPERATIONS[read]
  const sentence = `An error occurred while fetching ${records} . Reason: ${reason}`
  return fail === undefined ? { message: sentence, subtext: undefined } : { message: fail, subtext: sentence }
}

test.each(SIGNED_IN_SCREENS.filter((id) => READ[id] !== null))(
  '[S8] R21 %s says that it is loading until its reads fail, and then what failed',
  async (id) => {
    const reads = every.server.faults.on(isOwnRead, { hold: true, status: 500, message: 'Disk full' })
    const shown = await every.show(id)
    await reads.held()
    await shown.quiet(() => reads.met)
    await waitFor(() => expect(sectionOf(id).querySelector('[aria-busy="true"]')).not.toBeNull())
    expect(textsOf(sectionOf(id))).not.toMatch(CLAIMS)
    expect(textsOf(sectionOf(id))).not.toMatch(/\bno value\b/)
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull()
    expect(told(shown)).toEqual([])
    reads.release()
    await expectFailure(id, shown, 'Disk full')
  },
)

const FAILURES: readonly { fault: Fault; reason: string }[] = [
  { fault: { drop: true }, reason: 'Network Error' },
  { fault: { body: '<html>Maintenance</html>' }, reason: "The response couldn't be read" },
]

test.each(ASKING)(
  '[S8] R17 R21 %s says what failed, and offers another try, when there is no connection or no answer',
  async (id) => {
    for (const { fault, reason } of FAILURES) {
      const failing = every.server.faults.on(isOwnRead, fault)
      await expectFailure(id, await every.show(id), reason)
      failing.remove()
      cleanup()
    }
  },
)

test.each(ASKING)('R14 %s ends the session once, however many of its reads say so', async (id) => {
  every.server.faults.on(isOwnRead, { status: 401, message: 'Sign in again.' })
  const shown = await every.show(id)
  expect(await screen.findByText("You're signed out")).toBeVisible()
  await shown.quiet()
  expect(shown.events.filter(({ type }) => type === 'signed-out')).toEqual([
    { type: 'signed-out', reason: 'expired' },
  ])
  expect(told(shown)).toEqual([])
  noCrash(shown)
})

const PEOPLE = [
  { as: 'norole@example.org', isEmployee: false },
  { as: 'bare@example.org', isEmployee: true },
]

/** Of every level around a screen, outermost first; staff have their own role, and pass what is marked "or employee" (R3). */
const missingRoles = (id: ScreenId, isEmployee: boolean): Role[] => [
  ...new Set(
    [...parentsOf(id), routeTable[id]].flatMap(({ access }) =>
      access === undefined || (isEmployee && access.orEmployee)
        ? []
        : access.all.filter((role) => !isEmployee || role !== EMPLOYEE_ROLE),
    ),
  ),
]

test.each(SIGNED_IN_SCREENS.filter((id) => missingRoles(id, false).length > 0))(
  '[S6] R2 R3 %s names each role that is missing, and asks for nothing',
  async (id) => {
    for (const { as, isEmployee } of PEOPLE) {
      const missing = missingRoles(id, isEmployee)
      if (missing.length === 0) continue
      const shown = await every.show(id, { as })
      expect(await screen.findByText("You don't have access to this screen."), as).toBeVisible()
      expect(sectionOf(id), as).toHaveTextContent(`Required: ${missing.join(', ')}.`)
      await shown.quiet()
      expect(ownCalls(shown, AROUND_A_DENIAL), as).toEqual([])
      const denials = shown.events.filter(({ type }) => type === 'access-denied')
      expect(denials, as).toEqual([expect.objectContaining({ missing })])
      noCrash(shown)
      cleanup()
    }
  },
)

test.each(SIGNED_IN_SCREENS.filter((id) => routeTable[id].scope === 'district'))(
  'R9 %s says when its district is not there, and asks for nothing',
  async (id) => {
    const shown = await every.show(id, { districtId: '999999' })
    expect(await screen.findByText('District not found')).toBeVisible()
    await shown.quiet()
    expect(ownCalls(shown)).toEqual([])
    expect(told(shown)).toEqual([])
    noCrash(shown)
  },
)
