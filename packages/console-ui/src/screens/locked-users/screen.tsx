import {
  type Account,
  AUTH_PROVIDERS,
  CONSTANTS,
  placeOf,
  useAccess,
  useClock,
  useConsoleSettings,
  useDataYear,
  useMessages,
  useNavigator,
  useRefresh,
} from '@edconsole/console-core'
import { type ReactElement, useCallback, useMemo, useRef } from 'react'
import { peopleMessages } from '../../features/people/messages.ts'
import { unlockItems, useMayUnlock } from '../../features/people/unlock-actions.tsx'
import type { Lockable } from '../../features/people/use-unlock.ts'
import { useUnlockingSelection } from '../../features/people/use-unlocking-selection.tsx'
import { AuthenticationTabs } from '../../features/sign-in/authentication-tabs.tsx'
import { useSitesOfYear } from '../../features/tables/viewer/use-sites-of-year.ts'
import { CompletedIcon, UserManagementIcon } from '../../parts/icons/icons.ts'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { linkToPlace } from '../../patterns/place-link/link-to-place.ts'
import { UpdatedAgo } from '../../patterns/polling/updated-ago.tsx'
import { type FilterSpec, ResourceTable } from '../../patterns/resource-table/index.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { lockedCard, lockedColumns } from './columns.tsx'
import { LastHour } from './last-hour.tsx'
import { lockedList, ONLY_LOCKED, POLL_MS, useLocked } from './locked-list.ts'
import { messages } from './messages.ts'

/** Locked Users ([S2.2], R24): who can't sign in because of a lock, why, and the way to let them in again. */
export function LockedUsersScreen({ districtId }: { districtId: string }): ReactElement | null {
  // The frame waits for the district before it draws a screen.
  const schoolYear = useDataYear()
  return schoolYear === undefined ? null : <LockedAccounts districtId={districtId} schoolYear={schoolYear} />
}

type LockedAccountsProps = { districtId: string; schoolYear: number }

function LockedAccounts({ districtId, schoolYear }: LockedAccountsProps): ReactElement {
  const m = useMessages('locked-users', messages)
  const people = useMessages('people', peopleMessages)
  const { timeZone } = useConsoleSettings()
  const now = useClock()
  const { can } = useAccess()
  const mayUnlock = useMayUnlock()
  const mayOpen = can('user-list')
  const sites = useSitesOfYear(schoolYear, mayOpen || can('site-overview'))
  const refreshAccounts = useRefresh('accounts')
  const newest = useLocked(
    lockedList,
    { limit: CONSTANTS.limitMax, sort: { lockedAt: 'desc' } },
    { pollMs: POLL_MS, silent: true },
  )
  const { selection, unlock, askedAt, askAgain } = useUnlockingSelection<Account>({
    operation: lockedList,
    query: ONLY_LOCKED,
    mayUnlock,
    lockablesOf: (account) => [lockable(account)],
  })
  const refresh = () => {
    askAgain()
    refreshAccounts()
  }
  const columns = useMemo(
    () => lockedColumns({ districtId, timeZone, siteNames: sites.names, mayOpen, people, m }),
    [districtId, timeZone, sites.names, mayOpen, people, m],
  )
  const filters = useMemo((): FilterSpec[] => {
    const choice = (field: keyof typeof m.filters, options: readonly (readonly [string, string])[]) =>
      ({
        kind: 'choice',
        field,
        label: m.filters[field],
        open: true,
        options: options.map(([value, label]) => ({ value, label })),
      }) as const
    return [
      choice('siteCodes', [...sites.names]),
      choice('userType', Object.entries(people.userTypes)),
      choice('authProvider', Object.entries(AUTH_PROVIDERS)),
    ]
  }, [m, people, sites.names])
  const navigation = useNavigator()
  const latest = useRef(unlock)
  latest.current = unlock
  const rowMenu = useCallback(
    (account: Account): MenuItem[] => {
      const open = linkToPlace(
        navigation,
        mayOpen && account.staffId
          ? placeOf('user-list', { districtId }, { query: { search: account.staffId } })
          : null,
      )
      return [
        ...(mayUnlock ? unlockItems(lockable(account), latest.current, people) : []),
        ...(open.href === undefined
          ? []
          : [
              {
                key: 'open',
                label: m.open,
                icon: <UserManagementIcon />,
                separated: mayUnlock,
                href: open.href,
                onSelect: open.onClick,
              },
            ]),
      ]
    },
    [navigation, districtId, mayOpen, mayUnlock, people, m],
  )
  return (
    <>
      <PageHeader
        title={m.title}
        tabs={<AuthenticationTabs districtId={districtId} current="locked-users" />}
        actions={
          <UpdatedAgo
            updatedAt={newest.updatedAt}
            fetching={newest.fetching && askedAt > (newest.updatedAt ?? 0)}
            onRefresh={refresh}
            texts={m}
          />
        }
      />
      {/* Without an answer the list says what failed, and offers another try. */}
      {(newest.data !== undefined || newest.errors.length === 0) && (
        <LastHour
          accounts={newest.data}
          totalCount={newest.totalCount}
          now={now()}
          siteNames={sites.names}
          m={m}
        />
      )}
      <ResourceTable<Account>
        tableId="locked-users"
        operation={lockedList}
        useRows={useLocked}
        columns={columns}
        card={lockedCard}
        label={m.table}
        noun={[m.noun.one, m.noun.many]}
        search={{ placeholder: m.search }}
        filters={filters}
        csv
        pollMs={POLL_MS}
        askedAt={askedAt}
        {...((mayUnlock || mayOpen) && { rowMenu })}
        {...(mayUnlock && { selection })}
        empty={
          <EmptyState icon={<CompletedIcon size="xl" />} title={m.empty.title}>
            {m.empty.text}
          </EmptyState>
        }
      />
    </>
  )
}

const lockable = ({ accountId, authProvider, updatedAt }: Account): Lockable => ({
  accountId,
  authProvider,
  updatedAt,
  isLocked: true,
})
