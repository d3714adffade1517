import {
  type Person,
  peopleResource,
  placeOf,
  useAccess,
  useConsoleSettings,
  useDataYear,
  useExtension,
  useMessages,
  useNavigator,
} from '@edconsole/console-core'
import { type ReactElement, useCallback, useMemo, useRef, useState } from 'react'
import { InactiveDistrict } from '../../features/people/inactive-district.tsx'
import {
  type Invite,
  InviteButton,
  inviteItems,
  useInvite,
  useInviteSelected,
  useMayInvite,
} from '../../features/people/invite-actions.tsx'
import { peopleMessages } from '../../features/people/messages.ts'
import { PasswordLinkDialog, useMaySendLink } from '../../features/people/password-link.ts'
import type { LinkOwner } from '../../features/people/password-link-dialog.tsx'
import { passwordLinkItems } from '../../features/people/password-link-items.tsx'
import { PersonPanel } from '../../features/people/person-panel/person-panel.tsx'
import { nameOf } from '../../features/people/person-texts.ts'
import { unlockItems, useMayUnlock } from '../../features/people/unlock-actions.tsx'
import { lockableOf, type Unlock } from '../../features/people/use-unlock.ts'
import { useUnlockingSelection } from '../../features/people/use-unlocking-selection.tsx'
import { useSitesOfYear } from '../../features/tables/viewer/use-sites-of-year.ts'
import { Button } from '../../parts/button/button.tsx'
import { DownloadIcon, EditIcon, PeopleIcon, ShowIcon } from '../../parts/icons/icons.ts'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import { CreateAction } from '../../patterns/page-actions/create-action.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { linkToPlace } from '../../patterns/place-link/link-to-place.ts'
import { useCsvDownload } from '../../patterns/resource-table/csv/use-csv-download.ts'
import { ResourceTable, type Selected } from '../../patterns/resource-table/index.ts'
import { useSelectedRows } from '../../patterns/resource-table/selection/use-selected-rows.ts'
import * as panel from '../../patterns/split-panel/panel-parts.css.ts'
import { SplitPanel } from '../../patterns/split-panel/split-panel.tsx'
import { useOpenRow } from '../../patterns/split-panel/use-open-row.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { userCard, userColumns } from './columns.tsx'
import { userFilters, userViews } from './filters.ts'
import { messages } from './messages.ts'
import { peopleList } from './people-list.ts'

/** User List ([S2.2], R24): who works in the district, and whether and how they can sign in. */
export function UserListScreen({ districtId }: { districtId: string }): ReactElement | null {
  const hasPeople = useExtension(peopleResource.list)
  // The frame waits for the district before it draws a screen.
  const schoolYear = useDataYear()
  if (schoolYear === undefined) return null
  return (
    <Users
      // Another list has other columns, filters and rows
      key={String(hasPeople)}
      districtId={districtId}
      schoolYear={schoolYear}
      hasPeople={hasPeople}
    />
  )
}

type UsersProps = { districtId: string; schoolYear: number; hasPeople: boolean }

function Users({ districtId, schoolYear, hasPeople }: UsersProps): ReactElement {
  const m = useMessages('user-list', messages)
  const people = useMessages('people', peopleMessages)
  const { timeZone } = useConsoleSettings()
  const { can } = useAccess()
  const mayUnlock = useMayUnlock() && hasPeople
  const mayInvite = useMayInvite() && hasPeople
  const maySendLink = useMaySendLink() && hasPeople
  const [linkOwner, setLinkOwner] = useState<LinkOwner>()
  const { operation, useRows } = peopleList(hasPeople)
  const sites = useSitesOfYear(schoolYear)
  const open = useOpenRow<Person>(keyOf)
  const rowsOf = useSelectedRows(operation)
  const csv = useCsvDownload()
  const onCsv = (selected: Selected<Person>) =>
    void csv.start(() => ({
      operation,
      query: selected.kind === 'all' ? selected.query : { filter: { id: selected.keys } },
      columns,
      keyOf,
      tableId: 'user-list',
      noun: [m.noun.one, m.noun.many],
    }))
  const { selection, unlock, askedAt, askAgain } = useUnlockingSelection<Person>({
    operation,
    mayUnlock,
    lockablesOf: lockableOf,
    actions: (selected) => (
      <>
        {mayInvite && (
          <InviteButton running={inviting.running} onInvite={() => void inviting.ask(selected)} m={people} />
        )}
        <Button
          kind="ghost"
          size="sm"
          icon={<DownloadIcon size="sm" />}
          busy={csv.busy}
          onClick={() => onCsv(selected)}
        >
          {m.csv}
        </Button>
      </>
    ),
  })
  const invite = useInvite(() => {
    askAgain()
    selection.clear()
  })
  const inviting = useInviteSelected(invite, rowsOf)
  const latest = useRef(open)
  latest.current = open
  const columns = useMemo(
    () =>
      userColumns({
        timeZone,
        siteNames: sites.names,
        hasPeople,
        onOpen: (person) => latest.current.open(person),
        people,
        m,
      }),
    [timeZone, sites.names, hasPeople, people, m],
  )
  const filters = useMemo(
    () => userFilters(hasPeople, { siteNames: sites.names, people, m }),
    [hasPeople, sites.names, people, m],
  )
  const views = useMemo(() => (hasPeople ? userViews(m) : undefined), [hasPeople, m])
  const rowMenu = useUserMenu({
    districtId,
    mayUnlock,
    unlock,
    mayInvite,
    invite,
    onLink: maySendLink ? setLinkOwner : undefined,
    onOpen: open.open,
    people,
    m,
  })
  const { row } = open
  return (
    <>
      <PageHeader
        title={m.title}
        actions={
          can('user-create') && (
            <CreateAction label={m.create} note={m.createNote} to={placeOf('user-create', { districtId })} />
          )
        }
      />
      {mayInvite && <InactiveDistrict />}
      <div className={panel.below.title}>
        <SplitPanel
          record={
            row && {
              title: nameOf(row),
              position: open.position,
              previous: open.previous,
              next: open.next,
              onClose: open.close,
              pending: open.pending,
              body: (
                <PersonPanel
                  districtId={districtId}
                  person={row}
                  siteNames={sites.names}
                  unlock={mayUnlock ? unlock : undefined}
                  invite={mayInvite ? invite : undefined}
                />
              ),
            }
          }
        >
          <ResourceTable<Person>
            tableId="user-list"
            operation={operation}
            useRows={useRows}
            columns={columns}
            card={userCard}
            label={m.table}
            noun={[m.noun.one, m.noun.many]}
            search={{ placeholder: m.search }}
            filters={filters}
            {...(views && { views })}
            csv={hasPeople}
            askedAt={askedAt}
            rowMenu={rowMenu}
            {...(hasPeople && { selection })}
            onRows={open.onRows}
            onRowOpen={open.open}
            openKey={open.key}
            revealKey={open.key}
            empty={
              <EmptyState title={m.empty.title}>
                {can('user-create') ? m.empty.text : m.empty.textReadOnly}
              </EmptyState>
            }
          />
        </SplitPanel>
      </div>
      {inviting.dialog}
      {linkOwner && <PasswordLinkDialog owner={linkOwner} onClose={() => setLinkOwner(undefined)} />}
    </>
  )
}

const keyOf = ({ id }: Person): string => String(id)

type MenuContext = {
  districtId: string
  mayUnlock: boolean
  unlock: Unlock
  mayInvite: boolean
  invite: Invite
  /** Absent for those who may not send password links. */
  onLink: ((owner: LinkOwner) => void) | undefined
  onOpen: (person: Person) => void
  people: typeof peopleMessages
  m: typeof messages
}

/** What can be done with a person from their row. */
const useUserMenu = (context: MenuContext): ((person: Person) => MenuItem[]) => {
  const { districtId, mayUnlock, mayInvite, onLink, people, m } = context
  const navigation = useNavigator()
  const { can } = useAccess()
  const mayEdit = can('user-edit')
  const maySeeRoles = can('user-roles')
  const latest = useRef(context)
  latest.current = context
  return useCallback(
    (person) => {
      const { staffRowId, authXAccountId } = person
      const edit = linkToPlace(
        navigation,
        mayEdit && staffRowId !== null ? placeOf('user-edit', { districtId, id: String(staffRowId) }) : null,
      )
      const roles = linkToPlace(
        navigation,
        maySeeRoles && authXAccountId !== null
          ? placeOf('user-roles', { districtId, authXAccountId: String(authXAccountId) })
          : null,
      )
      const link = (key: 'edit' | 'roles', icon: ReactElement, { href, onClick }: typeof edit): MenuItem[] =>
        href === undefined ? [] : [{ key, label: m.menu[key], icon, href, onSelect: onClick }]
      return [
        {
          key: 'show',
          label: m.menu.show,
          icon: <ShowIcon />,
          onSelect: () => latest.current.onOpen(person),
        },
        ...link('edit', <EditIcon />, edit),
        ...link('roles', <PeopleIcon />, roles),
        ...(mayInvite ? inviteItems(person, latest.current.invite, people) : []),
        ...(onLink
          ? passwordLinkItems(person, (accountId) => onLink({ accountId, name: nameOf(person) }), people)
          : []),
        ...(mayUnlock
          ? lockableOf(person).flatMap((account) =>
              unlockItems(account, latest.current.unlock, people).map((item, at) =>
                at === 0 ? { ...item, separated: true } : item,
              ),
            )
          : []),
      ]
    },
    [districtId, navigation, mayEdit, maySeeRoles, mayUnlock, mayInvite, onLink, people, m],
  )
}
