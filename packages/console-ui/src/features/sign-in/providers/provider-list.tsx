import { type Authentication, useClock, useConsoleSettings } from '@edconsole/console-core'
import { type ReactElement, type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { AuthenticationIcon } from '../../../parts/icons/icons.ts'
import { lazyOverlay } from '../../../parts/lazy-part/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/lazy-part/lazy-part.tsx'
import { useStatusLook } from '../../../parts/status/use-status-look.ts'
import { Banner } from '../../../patterns/banner/banner.tsx'
import { LiveRegion } from '../../../patterns/live-region/live-region.tsx'
import { type CardSpec, ResourceTable } from '../../../patterns/resource-table/index.ts'
import type { SplitRecord } from '../../../patterns/split-panel/panel-tools.tsx'
import { SplitPanel } from '../../../patterns/split-panel/split-panel.tsx'
import { EmptyState } from '../../../patterns/states/empty-state.tsx'
import { ProviderTiles } from './add-provider-action.tsx'
import { addable } from './addable.ts'
import { authenticationColumns } from './columns.tsx'
import type { ProviderMessages } from './messages.ts'
import { OrderLine } from './order-line.tsx'
import * as css from './provider-panel.css.ts'
import type { ProviderOrder } from './sign-in-order.ts'
import { authenticationList, useAuthenticationRows, useAuthentications } from './use-authentications.ts'
import { type Commands, useCommands } from './use-commands.tsx'
import { type PanelAddress, usePanelAddress } from './use-panel-address.ts'
import { type Provider, providerOf, providerTitle, useProviders } from './use-providers.ts'

const DeleteProviderDialog = /* @__PURE__ */ lazyOverlay(
  async () => (await import('./delete-provider-dialog.tsx')).DeleteProviderDialog,
)
// The list comes first: forms and their rules are loaded when one is opened.
const ProviderPanel = /* @__PURE__ */ lazyPart(
  async () => (await import('./provider-panel.tsx')).ProviderPanel,
)
const NewProvider = /* @__PURE__ */ lazyPart(async () => (await import('./add-provider.tsx')).NewProvider)

export type ProviderListProps = {
  /** The route's id: preferences and what is typed are kept under it. */
  tableId: string
  order: ProviderOrder
  /** A district of the client, if it has one: some settings have screens there. */
  districtId: string | undefined
  /** The district whose log is asked for changes; absent: that of all. */
  auditedIn?: string
  m: ProviderMessages
}

/** The sign-in providers of the client that calls are about, with the panel in which one is set up or added. */
export function ProviderList({ tableId, order, districtId, auditedIn, m }: ProviderListProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const lookOf = useStatusLook()
  // To the minute: columns that change with each drawing would draw every row anew.
  const minute = Math.floor(useClock()().getTime() / 60_000)
  const providers = useProviders()
  const { rows } = useAuthentications(order)
  const address = usePanelAddress()
  const [removed, setRemoved] = useState<Authentication>()
  const [askedAt, setAskedAt] = useState(0)
  const added = useRef<number>(undefined)
  const latest = useRef(address)
  latest.current = address
  const onOpen = useCallback((row: Authentication) => latest.current.open(row.id), [])
  const onChanged = useCallback(() => setAskedAt(Date.now()), [])
  const commands = useCommands({ rows, providers, order, onOpen, onRemove: setRemoved, onChanged, m })
  const latestCommands = useRef(commands)
  latestCommands.current = commands
  const rowMenu = useCallback((row: Authentication) => latestCommands.current.itemsOf(row), [])
  const columns = useMemo(
    () =>
      authenticationColumns(m, {
        providers,
        now: new Date(minute * 60_000),
        timeZone,
        lookOf,
        openId: address.openId,
        onOpen,
      }),
    [m, providers, minute, timeZone, lookOf, address.openId, onOpen],
  )
  const record = useRecord({
    formId: tableId,
    districtId,
    auditedIn,
    address,
    rows,
    providers,
    commands,
    onAdding: onChanged,
    added,
    m,
  })
  return (
    <>
      <SplitPanel record={record} wide>
        <div className={css.listed}>
          <ResourceTable<Authentication>
            tableId={tableId}
            operation={authenticationList}
            useRows={useAuthenticationRows[order]}
            columns={columns}
            card={authenticationCard}
            label={m.table}
            noun={[m.noun.one, m.noun.many]}
            search={{ placeholder: m.search }}
            askedAt={askedAt}
            rowMenu={rowMenu}
            onRowOpen={onOpen}
            openKey={address.openId}
            revealKey={address.openId}
            empty={
              <EmptyState icon={<AuthenticationIcon size="xl" />} title={m.empty.title}>
                {m.empty.text}
              </EmptyState>
            }
          />
          {rows && rows.length > 0 ? (
            <OrderLine rows={rows} providers={providers} order={order} m={m} />
          ) : null}
        </div>
      </SplitPanel>
      <LiveRegion>{commands.moved}</LiveRegion>
      {commands.question}
      {removed ? (
        <DeleteProviderDialog
          removed={removed}
          onClose={() => setRemoved(undefined)}
          onDeleted={() => {
            setRemoved(undefined)
            if (address.openId === String(removed.id)) address.close()
          }}
          m={m}
        />
      ) : null}
    </>
  )
}

/** A provider where there is no room for columns. */
const authenticationCard: CardSpec<Authentication> = {
  title: 'provider',
  titleFirst: true,
  status: 'isEnabled',
  meta: ['expires'],
}

type RecordInput = {
  formId: string
  districtId: string | undefined
  auditedIn: string | undefined
  address: PanelAddress
  rows: readonly Authentication[] | undefined
  providers: readonly Provider[] | undefined
  commands: Commands
  onAdding: () => void
  /** The number of the one that was just added, until its panel has opened. */
  added: RefObject<number | undefined>
  m: ProviderMessages
}

/** What stands beside the list: a provider, or one that is being added. */
function useRecord(input: RecordInput): SplitRecord | undefined {
  const { formId, districtId, auditedIn, address, rows, providers, commands, onAdding, added, m } = input
  // Another tab may delete it while it is open.
  const shown = useRef<Authentication>(undefined)
  if (!rows || !providers) return undefined
  const { openId, adding } = address
  const none = { previous: undefined, next: undefined, position: '', flush: true, onClose: address.close }
  if (adding !== undefined) {
    const left = addable(providers, rows)
    const chosen = left.find(({ provider }) => provider === adding)
    if (!chosen)
      return {
        ...none,
        title: m.add.title,
        body: <ProviderTiles providers={left} onChoose={address.add} m={m} />,
      }
    return {
      ...none,
      title: m.add.titleOf(providerTitle(chosen.provider, providers)),
      body: (
        <NewProvider
          key={chosen.provider}
          provider={chosen}
          districtId={districtId}
          formId={formId}
          onBack={() => address.add()}
          onAdding={onAdding}
          onAdded={(id) => {
            added.current = id
            address.arrive(id)
          }}
          m={m}
        />
      ),
    }
  }
  const at = rows.findIndex(({ id }) => String(id) === openId)
  const row = rows[at]
  const titleOf = ({ provider, displayName }: Authentication) =>
    m.panel.title(providerTitle(provider, providers), displayName)
  if (!row) {
    const before = shown.current
    if (before === undefined || String(before.id) !== openId) return undefined
    return {
      ...none,
      flush: false,
      title: titleOf(before),
      body: (
        <Banner tone="warning" role="alert" title={m.panel.deleted.title}>
          {m.panel.deleted.text}
        </Banner>
      ),
    }
  }
  shown.current = row
  const to = (neighbor: Authentication | undefined) => neighbor && (() => address.open(neighbor.id))
  return {
    ...none,
    title: titleOf(row),
    position: m.panel.position(at + 1, rows.length),
    previous: to(rows[at - 1]),
    next: to(rows[at + 1]),
    body: (
      <ProviderPanel
        key={row.id}
        row={row}
        provider={providerOf(providers, row.provider)}
        commands={commands}
        added={added}
        districtId={districtId}
        auditedIn={auditedIn}
        formId={formId}
        m={m}
      />
    ),
  }
}
