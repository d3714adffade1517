import { type Site, useConsoleSettings, useDataYear, useMessages, useRuntime } from '@edconsole/console-core'
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { sitesList } from '../../features/sites/sites-list.ts'
import { useMayEditSites } from '../../features/sites/use-may-edit-sites.ts'
import { sitesTable } from '../../features/tables/viewer/tables/sites.ts'
import { useTableWords } from '../../features/tables/viewer/use-table-words.ts'
import { AddIcon, EditIcon, ErrorIcon } from '../../parts/icons/icons.ts'
import { partMessages } from '../../parts/messages.ts'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { ResourceTable } from '../../patterns/resource-table/index.ts'
import { siteCard, siteColumns } from './columns.tsx'
import { siteFilters, siteViews } from './filters.ts'
import { messages } from './messages.ts'
import { NoSites } from './no-sites.tsx'
import * as css from './screen.css.ts'
import { firstSelect } from './select-in-row.ts'
import { TypeChoicesContext } from './type-choices-context.ts'
import { refusalId } from './type-select.tsx'
import * as typesCss from './types.css.ts'
import { TypesBar } from './types-bar.tsx'
import { SiteDrawer, UnknownCodesLine } from './unknown-codes.tsx'
import { useSiteAddress } from './use-site-address.ts'
import { useSiteMenu } from './use-site-menu.tsx'
import { useTypeChoices } from './use-type-choices.ts'

/** District Site Management ([S2.2]): the sites of the district's data, one by one or many at once. */
export function SiteOverviewScreen({ districtId }: { districtId: string }): ReactElement | null {
  // The frame waits for the district before it draws a screen.
  const schoolYear = useDataYear()
  return schoolYear === undefined ? null : <Sites districtId={districtId} schoolYear={schoolYear} />
}

function Sites({ districtId, schoolYear }: { districtId: string; schoolYear: number }): ReactElement {
  const m = useMessages('site-overview', messages)
  const { timeZone } = useConsoleSettings()
  const { leaveGuard } = useRuntime()
  const { yesNo } = useMessages('parts', partMessages)
  const table = useTableWords(sitesTable)
  const mayEdit = useMayEditSites()
  const address = useSiteAddress()
  const types = useTypeChoices(mayEdit)
  const list = useRef<HTMLDivElement>(null)
  const [askedAt, setAskedAt] = useState(0)
  const { editing } = types
  const open = !editing && (address.adding || address.codes.length > 0)

  const latest = useRef(address)
  latest.current = address
  const onOpen = useCallback((siteCode: string) => latest.current.open([siteCode]), [])
  const columns = useMemo(() => siteColumns(m, { table, timeZone, onOpen }), [m, table, timeZone, onOpen])
  const filters = useMemo(() => siteFilters(m, yesNo), [m, yesNo])
  const views = useMemo(() => siteViews(m), [m])
  const card = useMemo(() => siteCard(m), [m])
  const rowMenu = useSiteMenu({ districtId, mayEdit, onOpen, m })
  const onAdd = mayEdit ? address.add : undefined

  // Asking for the types moves the focus to the first row; a link or a reload stays at the top.
  const began = useRef(false)
  useEffect(() => {
    if (editing && began.current) firstSelect(list.current)?.focus()
    began.current = false
  }, [editing])
  const end = async () => {
    if (!(await leaveGuard.ask())) return
    types.discard()
    types.end()
  }

  return (
    <>
      <PageHeader
        title={m.title}
        actions={
          mayEdit && (
            <PageActions
              items={[
                editing
                  ? { id: 'types', label: m.types.done, run: () => void end() }
                  : {
                      id: 'types',
                      label: m.types.edit,
                      note: m.types.editNote,
                      icon: <EditIcon />,
                      run: () => {
                        began.current = true
                        types.start()
                      },
                    },
                ...(editing
                  ? []
                  : [
                      {
                        id: 'add',
                        label: m.add,
                        note: m.addNote,
                        icon: <AddIcon />,
                        kind: 'primary' as const,
                        run: address.add,
                        needs: SiteDrawer,
                      },
                    ]),
              ]}
            />
          )
        }
      />
      {editing ? (
        <p className={typesCss.help}>{m.types.help}</p>
      ) : (
        <UnknownCodesLine
          districtId={districtId}
          schoolYear={schoolYear}
          onAdd={mayEdit ? address.open : undefined}
          m={m}
        />
      )}
      <TypeChoicesContext.Provider value={types}>
        <div className={css.list} ref={list}>
          <ResourceTable<Site>
            tableId="site-overview"
            operation={sitesList}
            columns={columns}
            card={card}
            label={m.table}
            noun={[m.noun.one, m.noun.many]}
            search={{ placeholder: m.search }}
            filters={filters}
            views={views}
            fixedFilter={{ schoolYear }}
            csv
            askedAt={askedAt}
            {...(!editing && { rowMenu, onRowOpen: ({ siteCode }) => onOpen(siteCode) })}
            openKey={address.codes[0]}
            revealKey={address.codes[0]}
            {...(types.refusals.size > 0 && {
              note: ({ id, siteName }) => {
                const reason = types.refusals.get(id)
                return reason === undefined ? null : (
                  <p className={typesCss.refused} id={refusalId(id)}>
                    <ErrorIcon size="sm" />
                    {m.types.refused(siteName, reason)}
                  </p>
                )
              },
            })}
            empty={<NoSites districtId={districtId} onAdd={onAdd} m={m} />}
          />
          <TypesBar types={types} root={list} />
        </div>
      </TypeChoicesContext.Provider>
      {open && (
        <SiteDrawer
          address={address}
          onClose={address.close}
          schoolYear={schoolYear}
          mayEdit={mayEdit}
          onAdding={() => setAskedAt(Date.now())}
          m={m}
        />
      )}
    </>
  )
}
