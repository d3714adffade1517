import {
  DELIVERY_METHODS,
  type Export,
  exportsResource,
  type Place,
  type Product,
  placeOf,
  useAccess,
  useClock,
  useConsoleSettings,
  useMessages,
  useNavigator,
} from '@edconsole/console-core'
import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { SendExportsDialog } from '../../features/exports/actions/dialogs.ts'
import { productRefusal, withoutExports } from '../../features/exports/actions/product-refusal.ts'
import { useExportsOfYear } from '../../features/exports/actions/use-exports-of-year.ts'
import { useMaySend } from '../../features/exports/run/use-may-send.ts'
import { useShownYear } from '../../features/tables/viewer/use-shown-year.ts'
import { yearOptions } from '../../features/tables/viewer/year-options.ts'
import { Button } from '../../parts/button/button.tsx'
import { AddIcon, SendIcon } from '../../parts/icons/icons.ts'
import { preloadOnApproach } from '../../parts/lazy-part/preload-on-approach.ts'
import { Menu } from '../../parts/menu/menu.tsx'
import { Select } from '../../parts/select/select.tsx'
import { type LookOfStatus, useStatusLook } from '../../parts/status/use-status-look.ts'
import { ActionsPanel } from '../../patterns/actions-panel/actions-panel.tsx'
import { PanelColumns } from '../../patterns/actions-panel/panel-columns.tsx'
import { useDistrictTimeZone } from '../../patterns/day-ranges/use-district-time-zone.ts'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { linkToPlace } from '../../patterns/place-link/link-to-place.ts'
import {
  type CardSpec,
  type FilterSpec,
  ResourceTable,
  type RowSelection,
  useRowSelection,
} from '../../patterns/resource-table/index.ts'
import { useAboutExports } from './about-exports.tsx'
import { exportColumns, whyLate } from './columns.tsx'
import { type ExportOverviewMessages, messages } from './messages.ts'
import { NoExports } from './no-exports.tsx'
import { OnInDataYear } from './on-in-data-year.tsx'
import * as css from './screen.css.ts'
import { sendAllAction } from './send-all-action.tsx'
import { type ExportDialogs, useExportDialogs } from './use-export-dialogs.tsx'
import { useExportMenu } from './use-export-menu.tsx'
import { useSendings } from './use-sendings.ts'

/** Export Overview ([S2.2]): what the district sends to which product, and how that goes. */
export function ExportOverviewScreen({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('export', messages)
  const timeZone = useDistrictTimeZone()
  const { timeZone: shownZone } = useConsoleSettings()
  // To the minute: columns that change with each drawing would draw every row anew.
  const minute = Math.floor(useClock()().getTime() / 60_000)
  const mayEdit = useMaySend()
  const mayAdd = useAccess().can('export-add')
  const year = useShownYear()
  const fixedFilter = useMemo(() => ({ schoolYear: year.value }), [year.value])
  // The list is current on arrival, such as after adding to it; only later changes wait.
  const [askedAt, setAskedAt] = useState(() => Date.now())
  const { week, running, pollMs } = useSendings()
  const of = useExportsOfYear(year.value)
  const { exports, products, enabled } = of
  const free =
    exports && products && enabled
      ? products.filter((product) => productRefusal({ product, enabled, exports }) === null)
      : undefined
  const facts = { running, enabled }
  const ask: ExportDialogs = useExportDialogs({
    fixedFilter,
    facts,
    onDone: () => {
      setAskedAt(Date.now())
      selection.clear()
    },
    m,
  })
  const selection: RowSelection<Export> = useRowSelection<Export>({
    actions: (selected) => (
      <Button
        kind="ghost"
        size="sm"
        icon={<SendIcon size="sm" />}
        onClick={() => void ask.sendSelected(selected)}
        {...preloadOnApproach(SendExportsDialog)}
      >
        {m.actions.send.action}
      </Button>
    ),
  })
  const lookOf = useStatusLook()
  const columns = useMemo(
    () =>
      exportColumns(m, {
        now: new Date(minute * 60_000),
        timeZone,
        shownZone,
        running,
        lookOf,
        placeOfExport: mayEdit ? (id) => placeOf('export-edit', { districtId, id: String(id) }) : undefined,
      }),
    [m, minute, timeZone, shownZone, running, lookOf, mayEdit, districtId],
  )
  const filters = useMemo(() => exportFilters(m, lookOf), [m, lookOf])
  const rowMenu = useExportMenu({
    districtId,
    facts,
    m,
    onSend: (row) => ask.send([row]),
    onDelete: ask.remove,
  })
  const note = useCallback(
    (row: Export) => {
      const why = whyLate(row, shownZone, m)
      return why === '' ? null : <span className={css.why}>{why}</span>
    },
    [shownZone, m],
  )
  const failed = of.failures.length > 0
  const sendAll = sendAllAction({ exports, failed, onSend: ask.send, m })
  const about = useAboutExports(exports, week, { failed, m })
  const related = useRelatedScreens(districtId, m)
  const noProduct = free?.length === 0 && exports?.length === 0
  const isAnyOn = products?.some(
    (product) => enabled && productRefusal({ product, enabled, exports: [] }) === null,
  )
  const refusing = products && enabled ? withoutExports(products, enabled) : []
  const noneLeft = refusing.length > 0 ? m.add.noneLeft(refusing) : m.add.none
  const none = isAnyOn ? noneLeft : m.empty.noProduct(year.value)

  return (
    <>
      <PageHeader
        title={m.title}
        actions={
          <>
            <Select
              compact
              className={css.year}
              label={m.year}
              value={String(year.value)}
              options={yearOptions(year)}
              onChange={(next) => year.change(Number(next))}
            />
            <PageActions items={mayEdit ? [sendAll] : []} />
            {mayAdd && !noProduct ? (
              <AddExportMenu
                districtId={districtId}
                products={free}
                failed={failed}
                none={none}
                query={year.queryOf(year.value)}
                m={m}
              />
            ) : null}
          </>
        }
      />
      <OnInDataYear year={year} m={m} />
      <div className={css.body}>
        <PanelColumns
          panel={<ActionsPanel about={{ title: m.about.title, items: about }} related={related} />}
        >
          <div className={css.list}>
            <ResourceTable<Export>
              tableId="export"
              operation={exportsResource.list}
              columns={columns}
              card={exportCard}
              label={m.table}
              noun={[m.noun.one, m.noun.many]}
              search={{ placeholder: m.search }}
              filters={filters}
              fixedFilter={fixedFilter}
              csv
              pollMs={pollMs}
              askedAt={askedAt}
              rowMenu={rowMenu}
              note={note}
              {...(mayEdit && { selection })}
              empty={
                <NoExports
                  districtId={districtId}
                  schoolYear={year.value}
                  mayAdd={mayAdd}
                  noProduct={noProduct}
                  noneOffered={products?.length === 0}
                  m={m}
                />
              }
            />
          </div>
        </PanelColumns>
      </div>
      {ask.dialogs}
    </>
  )
}

/** An export where there is no room for columns. */
const exportCard: CardSpec<Export> = {
  title: 'productName',
  titleFirst: true,
  status: 'standing',
  meta: ['destination', 'lastSentAt'],
}

/** The sibling screens that the user may open. */
const useRelatedScreens = (
  districtId: string,
  { related: m }: ExportOverviewMessages,
): { label: string; to: Place }[] => {
  const { can } = useAccess()
  return [
    { label: m.logs, to: placeOf('export-logs', { districtId }) },
    { label: m.profile, to: placeOf('district-profile', { districtId }) },
    { label: m.setup, to: placeOf('setup', { districtId }) },
  ].filter(({ to }) => can(to.id))
}

/** How a sending can have ended. */
const ENDS = ['completed', 'completedWithErrors', 'failed', 'cancelled'] as const

/** What the list of exports can be narrowed by. */
const exportFilters = ({ filters }: ExportOverviewMessages, lookOf: LookOfStatus): FilterSpec[] => [
  {
    kind: 'choice',
    field: 'isEnabled',
    label: filters.isEnabled,
    options: [
      { value: 'true', label: filters.on },
      { value: 'false', label: filters.paused },
    ],
  },
  {
    kind: 'choice',
    field: 'deliveryMethod',
    label: filters.deliveryMethod,
    options: Object.entries(DELIVERY_METHODS).map(([value, { title }]) => ({ value, label: title })),
    whole: true,
  },
  {
    kind: 'choice',
    field: 'lastStatus',
    label: filters.lastStatus,
    options: ENDS.map((value) => ({ value, label: lookOf(value, true).word })),
  },
]

type AddExportMenuProps = {
  districtId: string
  /** Products that may get one; undefined while that is not known. */
  products: readonly Product[] | undefined
  failed: boolean
  /** Why there is no such product. */
  none: string
  /** What the address of the form says of the year. */
  query: { year?: string }
  m: ExportOverviewMessages
}

/** A choice of the products that have no export in the year yet; nothing where the host has nowhere to add one. */
function AddExportMenu({
  districtId,
  products,
  failed,
  none,
  query,
  m: { add: m },
}: AddExportMenuProps): ReactElement | null {
  const navigation = useNavigator()
  const button = (disabledReason?: string) => (
    <Button kind="primary" icon={<AddIcon />} disabledReason={disabledReason}>
      {m.label}
    </Button>
  )
  if (!products) return button(failed ? m.unavailable : m.loading)
  if (products.length === 0) return button(none)
  const items = products.flatMap(({ id, name }) => {
    const to = placeOf('export-add', { districtId, productId: String(id) }, { query })
    const { href, onClick } = linkToPlace(navigation, to)
    return href === undefined ? [] : [{ key: String(id), label: name, href, onSelect: onClick }]
  })
  return items.length === 0 ? null : <Menu label={m.label} items={items} trigger={button()} />
}
