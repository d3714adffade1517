import {
  type Account,
  accountsResource,
  CONSTANTS,
  isRecord,
  useConsoleSettings,
  useItem,
  useList,
  useMessages,
  useQueryState,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { peopleMessages } from '../../features/people/messages.ts'
import { unlockItems, useMayUnlock } from '../../features/people/unlock-actions.tsx'
import { useUnlock } from '../../features/people/use-unlock.ts'
import { SearchIcon, ShowIcon } from '../../parts/icons/icons.ts'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { RECORD_NUMBER } from '../../patterns/place-link/record-number.ts'
import { type FilterSpec, ResourceTable } from '../../patterns/resource-table/index.ts'
import type { SplitRecord } from '../../patterns/split-panel/panel-tools.tsx'
import { SplitPanel } from '../../patterns/split-panel/split-panel.tsx'
import { useOpenRow } from '../../patterns/split-panel/use-open-row.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { NotFoundState } from '../../patterns/states/not-found-state.tsx'
import { AccountActions } from './account-actions.tsx'
import { AccountPanel } from './account-panel.tsx'
import { lockable, nameOf } from './account-texts.ts'
import { accountCard, accountColumns } from './columns.tsx'
import type { ImtAccountsMessages } from './messages.ts'

/** The accounts that a search finds, the one with that number first. */
const useFoundAccounts: typeof useList<Account> = (operation, input = {}, options = {}) => {
  const { search: typed = '', offset = 0 } = input
  const search = typed.trim()
  const isNumber = RECORD_NUMBER.test(search)
  const found = useList(operation, input, options)
  const byNumber = useList(
    accountsResource.list,
    { filter: { accountId: [search] }, limit: 1 },
    { enabled: options.enabled !== false && isNumber, silent: true },
  )
  const [exact] = isNumber ? (byNumber.data ?? []) : []
  // A backend that doesn't know the filter returns just any account.
  if (!found.data || !exact || String(exact.accountId) !== search) return found
  const others = found.data.filter(({ accountId }) => accountId !== exact.accountId)
  const isNew = others.length === found.data.length
  const { totalCount } = found
  return Object.assign({}, found, {
    data: offset === 0 ? [exact, ...others] : others,
    totalCount: totalCount === undefined ? undefined : totalCount + (isNew ? 1 : 0),
  })
}

// Few accounts are those of programs.
const TokensDialog = lazyOverlay(async () => (await import('./tokens/tokens-dialog.tsx')).TokensDialog)

type AccountsProps = { clientId: number; m: ImtAccountsMessages }

/** What a search finds, and beside it the account that is open, which the address may also name without a search. */
export function AccountsOfClient({ clientId, m }: AccountsProps): ReactElement {
  const people = useMessages('people', peopleMessages)
  const { timeZone } = useConsoleSettings()
  const mayChange = useMayUnlock()
  const unlock = useUnlock()
  const [{ row: named, filter }] = useQueryState()
  const openId = typeof named === 'string' ? named : undefined
  const open = useOpenRow<Account>(keyOf)
  // Not the panel's: a row that leaves the list takes its panel along, and a token is shown only once.
  const [tokens, setTokens] = useState<{ account: Account; isOpen: boolean }>()
  const latest = useRef({ open, unlock })
  latest.current = { open, unlock }
  const onOpen = useCallback((account: Account) => latest.current.open.open(account), [])
  const columns = useMemo(
    () => accountColumns({ timeZone, onOpen, people, m }),
    [timeZone, onOpen, people, m],
  )
  const filters = useMemo(
    (): FilterSpec[] => [
      {
        kind: 'choice',
        field: 'userType',
        label: m.columns.userType,
        open: true,
        options: Object.entries(people.userTypes).map(([value, label]) => ({ value, label })),
      },
    ],
    [people, m],
  )
  // People aren't listed without a search; accounts of programs may be, whose names nobody knows.
  const isOfPrograms = isRecord(filter) && [filter.userType].flat().join() === 'service'
  const rowMenu = useCallback(
    (account: Account): MenuItem[] => [
      { key: 'show', label: m.show, icon: <ShowIcon />, onSelect: () => onOpen(account) },
      ...(mayChange ? unlockItems(lockable(account), latest.current.unlock, people) : []),
    ],
    [mayChange, onOpen, people, m],
  )
  const item = useItem(
    accountsResource.get,
    { params: { id: openId ?? '' } },
    { enabled: openId !== undefined && RECORD_NUMBER.test(openId), silent: 'notFound' },
  )
  const isGone = openId !== undefined && (!RECORD_NUMBER.test(openId) || item.errors[0]?.code === 404)
  const account = isGone ? undefined : (item.data ?? open.row)
  const parts = (): Pick<SplitRecord, 'title' | 'body'> & { foot?: ReactNode } => {
    if (account)
      return {
        title: nameOf(account),
        body: (
          <AccountPanel
            key={account.accountId}
            clientId={clientId}
            account={account}
            unlock={mayChange ? unlock : undefined}
            onTokens={() => setTokens({ account, isOpen: true })}
            m={m}
          />
        ),
        foot: mayChange ? <AccountActions key={account.accountId} account={account} m={m} /> : undefined,
      }
    if (isGone)
      return {
        title: m.panel.loading,
        body: <NotFoundState title={m.notFound.title}>{m.notFound.text}</NotFoundState>,
      }
    return {
      title: m.panel.loading,
      body:
        item.errors.length > 0 ? (
          <ErrorState failure={item.errors[0]} onRetry={item.retry} />
        ) : (
          <div aria-busy="true">
            <Skeleton width={220} />
          </div>
        ),
    }
  }
  const table = (
    <SplitPanel
      record={
        openId === undefined
          ? undefined
          : Object.assign(parts(), {
              position: open.row ? open.position : '',
              previous: open.previous,
              next: open.next,
              pending: open.pending,
              onClose: open.close,
            })
      }
    >
      <ResourceTable<Account>
        tableId="imt-accounts"
        operation={accountsResource.list}
        useRows={useFoundAccounts}
        columns={columns}
        card={accountCard}
        label={m.table}
        noun={[m.noun.one, m.noun.many]}
        search={{ placeholder: m.search }}
        filters={filters}
        defaultPageSize={CONSTANTS.pageSizePeople}
        rowMenu={rowMenu}
        onRows={open.onRows}
        onRowOpen={onOpen}
        openKey={openId}
        revealKey={openId}
        {...(!isOfPrograms && {
          beforeSearch: (
            <EmptyState icon={<SearchIcon size="xl" />} title={m.hint.title}>
              {m.hint.text}
            </EmptyState>
          ),
        })}
      />
    </SplitPanel>
  )
  return (
    <>
      {table}
      {tokens && (
        <TokensDialog
          key={tokens.account.accountId}
          accountId={tokens.account.accountId}
          name={nameOf(tokens.account)}
          mayChange={mayChange}
          open={tokens.isOpen}
          onClose={() => setTokens({ account: tokens.account, isOpen: false })}
        />
      )}
    </>
  )
}

const keyOf = ({ accountId }: Account): string => String(accountId)
