import {
  type AccountSyncLog,
  accountSyncLogsResource,
  formatDateTime,
  type ImportLogDetail,
  importLogsResource,
  type Person,
  placeOf,
  type RoleDefinition,
  rolesResource,
  useAccess,
  useConsoleSettings,
  useList,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useId } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { ForwardIcon } from '../../../parts/icons/icons.ts'
import { KeyValue } from '../../../parts/key-value/key-value.tsx'
import { partMessages } from '../../../parts/messages.ts'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden.tsx'
import { Banner } from '../../../patterns/banner/banner.tsx'
import { SectionHeading } from '../../../patterns/card/section-heading.tsx'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import { AuditHistory } from '../../audit/audit-history.tsx'
import { useFindingWords } from '../../runs/findings/use-finding-words.ts'
import { AccountStateText } from '../account-state-text.tsx'
import { lockEndText, lockTitle } from '../lock-text.ts'
import { type PeopleMessages, peopleMessages } from '../messages.ts'
import { providerText, roleTitle, staffRoleText } from '../person-texts.ts'
import { shownChange } from '../shown-change.ts'
import { lockableOf, type Unlock } from '../use-unlock.ts'
import { type PersonMessages, personMessages } from './messages.ts'
import * as css from './person-panel.css.ts'

export type PersonPanelProps = {
  districtId: string
  person: Person
  siteNames: ReadonlyMap<string, string>
  /** Absent for those who may not unlock. */
  unlock: Unlock | undefined
  /** The form beside it has what the staff record says. */
  beside?: 'form'
}

/** One person: the lock if there is one, account, sign-in, roles with their reasons, and what imports did to them. */
export function PersonPanel(props: PersonPanelProps): ReactElement {
  const { districtId, person, siteNames, beside } = props
  const m = useMessages('person', personMessages)
  const people = useMessages('people', peopleMessages)
  const { timeZone } = useConsoleSettings()
  const { can } = useAccess()
  const mayEdit = can('user-edit') && person.staffRowId !== null
  const moment = (at: string | null) => formatDateTime(at, timeZone)
  return (
    <div className={css.panel}>
      {person.accountState === 'locked' && <LockNotice {...props} people={people} />}
      {beside === undefined && (
        <Section
          title={m.account}
          action={
            mayEdit && (
              <PlaceLink to={placeOf('user-edit', { districtId, id: String(person.staffRowId) })}>
                {m.edit}
              </PlaceLink>
            )
          }
        >
          <KeyValue
            items={[
              { key: m.email, value: person.emailAddress, copy: person.emailAddress ?? undefined },
              { key: m.username, value: person.username, copy: person.username ?? undefined, mono: 'value' },
              { key: m.staffId, value: person.staffId, copy: person.staffId ?? undefined },
              { key: m.role, value: staffRoleText(person) },
              {
                key: m.sites,
                value: person.siteCodes
                  .map((code) => [code, siteNames.get(code)].filter(Boolean).join(' '))
                  .join(', '),
              },
              { key: m.source, value: person.isManual ? people.source.manual : people.source.sis },
            ]}
          />
        </Section>
      )}
      <Section title={m.signIn}>
        {person.accountId === null ? (
          <p className={css.text}>{person.emailAddress === null ? m.noEmail : m.noAccount}</p>
        ) : (
          <KeyValue
            items={[
              { key: m.state, value: <AccountStateText state={person.accountState} m={people} /> },
              { key: m.provider, value: providerText(person) },
              { key: m.lastLogin, value: moment(person.lastLogin) },
              { key: m.lastAddress, value: person.lastLoginIp },
              ...(person.authProvider === 'illuminate'
                ? [{ key: m.passwordSet, value: moment(person.passwordChangedAt) }]
                : []),
              ...(person.mustChangePassword ? [{ key: m.newPassword, value: m.required }] : []),
            ]}
          />
        )}
      </Section>
      {person.accountId !== null && <Roles districtId={districtId} person={person} m={m} />}
      <AuditHistory districtId={districtId} subjects={auditedAs(person)} />
      {can('account-sync-logs') && person.staffId !== null && (
        <History districtId={districtId} staffId={person.staffId} m={m} />
      )}
      {can('import-log-details') && person.staffId !== null && (
        <RejectedRows districtId={districtId} staffId={person.staffId} m={m} />
      )}
    </div>
  )
}

/** What changes of a person are recorded as: an account, a staff record, or both. */
const auditedAs = ({ accountId, staffId }: Person) => [
  ...(accountId === null ? [] : [{ kind: 'account' as const, id: accountId }]),
  ...(staffId === null ? [] : [{ kind: 'staff' as const, id: staffId }]),
]

type SectionProps = { title: string; action?: ReactNode; children: ReactNode }

function Section({ title, action, children }: SectionProps): ReactElement {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <SectionHeading depth={2} id={id} className={css.heading}>
          {title}
        </SectionHeading>
        {action && <span className={css.link}>{action}</span>}
      </div>
      {children}
    </section>
  )
}

type LockNoticeProps = Pick<PersonPanelProps, 'person' | 'unlock'> & { people: PeopleMessages }

function LockNotice({ person, unlock, people }: LockNoticeProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const { lockedAt, lockedFrom } = person
  const since = [
    lockedAt && people.lock.since(formatDateTime(lockedAt, timeZone)),
    lockedFrom && people.lock.from(lockedFrom),
  ].filter(Boolean)
  return (
    <Banner
      tone="warning"
      title={lockTitle(person, people)}
      action={
        unlock && (
          <span className={css.lockButtons}>
            <Button size="sm" busy={unlock.running} onClick={() => void unlock.unlock(lockableOf(person))}>
              {people.unlock.action}
            </Button>
            {person.authProvider === 'illuminate' && (
              <Button
                size="sm"
                disabledReason={unlock.running ? people.unlock.running : undefined}
                onClick={() => void unlock.unlock(lockableOf(person), { newPassword: true })}
              >
                {people.unlock.withPassword}
              </Button>
            )}
          </span>
        )
      }
    >
      {since.length > 0 && `${since.join(', ')}. `}
      {lockEndText(person, timeZone, people)}
    </Banner>
  )
}

type RolesProps = Pick<PersonPanelProps, 'districtId' | 'person'> & { m: PersonMessages }

/** The roles given to the person, and those that come with them, each with the given role that it comes from. */
function Roles({ districtId, person, m }: RolesProps): ReactElement {
  const { can, allows, isEmployee } = useAccess()
  const mayRead = isEmployee || can('user-roles') || allows({ all: ['ROLE_USER_ROLE_VIEW'] })
  const definitions = useList(rolesResource.list, { limit: 1000 }, { silent: true, enabled: mayRead })
  const byName = new Map(definitions.data?.map((role) => [role.name, role]))
  const given = person.roles
  const inherited = inheritedRoles(given, byName)
  return (
    <Section
      title={m.roles}
      action={
        can('user-roles') &&
        person.authXAccountId !== null && (
          <PlaceLink
            to={placeOf('user-roles', { districtId, authXAccountId: String(person.authXAccountId) })}
          >
            {m.editRoles}
          </PlaceLink>
        )
      }
    >
      {given.length === 0 ? (
        <p className={css.text}>{m.noRoles}</p>
      ) : (
        <ul className={css.list}>
          {given.map((name) => {
            const more = (byName.get(name)?.reachableRoles.length ?? 1) - 1
            return (
              <li key={name} className={css.item}>
                {titleOf(name, byName)}
                {more > 0 && <span className={css.aside}>{m.gives(more)}</span>}
              </li>
            )
          })}
        </ul>
      )}
      {inherited.length > 0 && (
        <details>
          <summary className={css.aside}>{m.inherited(inherited.length)}</summary>
          <ul className={css.list}>
            {inherited.map(({ name, from }) => (
              <li key={name} className={css.item}>
                {titleOf(name, byName)}
                <span className={css.aside}>
                  {m.because(from.map((giver) => titleOf(giver, byName)).join(', '))}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  )
}

type Definitions = ReadonlyMap<string, RoleDefinition>

const titleOf = (name: string, byName: Definitions): string =>
  byName.get(name)?.displayName || roleTitle(name)

/** Roles that come with given ones, and which of them they come with. */
const inheritedRoles = (
  given: readonly string[],
  byName: Definitions,
): { name: string; from: readonly string[] }[] => {
  const reaching = given.flatMap((giver) =>
    (byName.get(giver)?.reachableRoles ?? []).map((name) => ({ name, giver })),
  )
  const names = [...new Set(reaching.map(({ name }) => name))].filter((name) => !given.includes(name))
  return names.sort().map((name) => ({
    name,
    from: reaching.filter((one) => one.name === name).map(({ giver }) => giver),
  }))
}

type OfStaff = { districtId: string; staffId: string; m: PersonMessages }

const LINES_SHOWN = 4

function History({ districtId, staffId, m }: OfStaff): ReactElement {
  const { timeZone } = useConsoleSettings()
  const { can } = useAccess()
  const lines = useList(
    accountSyncLogsResource.list,
    { filter: { staffId: [staffId] }, sort: { timestamp: 'desc' }, limit: LINES_SHOWN },
    { silent: true, within: { staffId } },
  )
  const all = placeOf(
    'account-sync-logs',
    { districtId },
    { query: { search: staffId, filter: { timestamp: 'any' } } },
  )
  return (
    <Section title={m.history} action={<PlaceLink to={all}>{m.allLines}</PlaceLink>}>
      <Loaded list={lines} none={m.noHistory} m={m}>
        {(rows: readonly AccountSyncLog[]) => (
          <ol className={css.list}>
            {rows.map((line) => (
              <li key={line.timestamp} className={css.event}>
                <span>
                  <b>{m.change.actions[line.action] ?? line.action}</b> <WhatChanged line={line} m={m} />
                </span>
                <span className={css.aside}>
                  {formatDateTime(line.timestamp, timeZone)}
                  {line.batchId !== null && can('import-log-results') && (
                    <>
                      {' · '}
                      <PlaceLink
                        to={placeOf('import-log-results', { districtId, batchId: String(line.batchId) })}
                      >
                        {m.import(line.batchId)}
                      </PlaceLink>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Section>
  )
}

/** What the action's own word doesn't say: a lock is a lock, but why? */
function WhatChanged({ line, m }: { line: AccountSyncLog; m: PersonMessages }): ReactElement {
  const { yesNo } = useMessages('parts', partMessages)
  const changes = line.changes.filter(({ field }) => !TOLD_BY_ACTION.has(field))
  if (changes.length === 0) return <>{line.message}</>
  return (
    <>
      {changes.map((change, at) => {
        const { field, from, to } = shownChange(change, { fields: m.change.fields, yesNo })
        return (
          <span key={change.field}>
            {at > 0 && ', '}
            {field}: {from ?? <NoValue />} <ForwardIcon size="sm" className={css.arrow} />
            <VisuallyHidden> {m.becomes} </VisuallyHidden>
            {to ?? <NoValue />}
          </span>
        )
      })}
    </>
  )
}

const TOLD_BY_ACTION = new Set(['locked', 'isEnabled'])

/** Rows that imports refused: the person's own, and those that name them by their number. */
function RejectedRows({ districtId, staffId, m }: OfStaff): ReactElement {
  const { timeZone } = useConsoleSettings()
  const words = useFindingWords()
  const query = { sort: { loggedAt: 'desc' }, limit: LINES_SHOWN } as const
  const options = { silent: true, within: { staffId } } as const
  const own = useList(
    importLogsResource.details,
    { ...query, filter: { componentName: ['staff'], sourceId: [staffId], severity: ['error'] } },
    options,
  )
  const naming = useList(
    importLogsResource.details,
    { ...query, filter: { rejectedValue: [staffId], severity: ['error'] } },
    options,
  )
  const lists = [own, naming]
  const isKnown = lists.every(({ data }) => data !== undefined)
  const rows = new Map(lists.flatMap(({ data = [] }) => data.map((row) => [row.id, row] as const)))
  const newest = [...rows.values()].sort((a, b) => b.loggedAt.localeCompare(a.loggedAt)).slice(0, LINES_SHOWN)
  const both = {
    data: isKnown ? newest : undefined,
    errors: lists.flatMap(({ errors }) => errors),
    retry: () => {
      for (const { retry } of lists) retry()
    },
  }
  return (
    <Section title={m.rejected}>
      <Loaded list={both} none={m.noRejected} m={m}>
        {(found: readonly ImportLogDetail[]) => (
          <ul className={css.list}>
            {found.map((row) => (
              <li key={row.id} className={css.event}>
                <span>{words(row, false).message}</span>
                <span className={css.aside}>
                  {formatDateTime(row.loggedAt, timeZone)}
                  {' · '}
                  <PlaceLink
                    to={placeOf('import-log-details', {
                      districtId,
                      batchId: String(row.batchId),
                      etlStatusId: String(row.etlStatusId),
                    })}
                  >
                    {m.import(row.batchId)}
                  </PlaceLink>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}

type LoadedProps<Row> = {
  list: { data: readonly Row[] | undefined; errors: readonly unknown[]; retry(): void }
  none: string
  m: PersonMessages
  children: (rows: readonly Row[]) => ReactElement
}

/** What a section of the panel reads: rows, that there are none, or that they couldn't be loaded. */
function Loaded<Row>({ list, none, m, children }: LoadedProps<Row>): ReactElement {
  const { data, errors, retry } = list
  if (errors.length > 0)
    return (
      <p className={css.text}>
        {m.failed}{' '}
        <Button kind="link" size="sm" onClick={retry}>
          {m.tryAgain}
        </Button>
      </p>
    )
  if (data === undefined) return <Skeleton width={220} />
  return data.length === 0 ? <p className={css.text}>{none}</p> : children(data)
}
