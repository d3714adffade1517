import {
  type Authentication,
  useClock,
  useConsoleSettings,
  useDistrictScope,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useCallback, useMemo, useRef, useState } from 'react'
import { AuthenticationTabs } from '../../features/sign-in/authentication-tabs.tsx'
import { AddIcon, AuthenticationIcon } from '../../parts/icons/icons.ts'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { useStatusLook } from '../../parts/status/use-status-look.ts'
import { LiveRegion } from '../../patterns/live-region/live-region.tsx'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { type CardSpec, ResourceTable } from '../../patterns/resource-table/index.ts'
import type { SplitRecord } from '../../patterns/split-panel/panel-tools.tsx'
import { SplitPanel } from '../../patterns/split-panel/split-panel.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { addable } from './addable.ts'
import { authenticationColumns } from './columns.tsx'
import { type AuthenticationConfigsMessages, messages } from './messages.ts'
import { OrderLine } from './order-line.tsx'
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
const ProviderTiles = /* @__PURE__ */ lazyPart(async () => (await import('./add-provider.tsx')).ProviderTiles)

/** Authentication Configurations ([S2.2]): the ways in which the people of a client sign in. */
export function AuthenticationConfigsScreen({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('authentication-configs', messages)
  const hasClient = useDistrictScope()?.clientId != null
  return hasClient ? (
    <Configs districtId={districtId} m={m} />
  ) : (
    <>
      <Header districtId={districtId} m={m} />
      <EmptyState icon={<AuthenticationIcon size="xl" />} title={m.noClient.title}>
        {m.noClient.text}
      </EmptyState>
    </>
  )
}

type ConfigsProps = { districtId: string; m: AuthenticationConfigsMessages }

function Header({
  districtId,
  m,
  onAdd,
  whyNotAdd,
}: ConfigsProps & { onAdd?: () => void; whyNotAdd?: string | undefined }): ReactElement {
  return (
    <PageHeader
      title={m.title}
      actions={
        onAdd && (
          <PageActions
            items={[
              {
                id: 'add',
                label: m.add.action,
                note: m.add.note,
                icon: <AddIcon />,
                kind: 'primary',
                run: onAdd,
                disabledReason: whyNotAdd,
                needs: ProviderTiles,
              },
            ]}
          />
        )
      }
      tabs={<AuthenticationTabs districtId={districtId} current="authentication-configs" />}
    />
  )
}

function Configs({ districtId, m }: ConfigsProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const lookOf = useStatusLook()
  // To the minute: columns that change with each drawing would draw every row anew.
  const minute = Math.floor(useClock()().getTime() / 60_000)
  const providers = useProviders()
  const { rows } = useAuthentications()
  const address = usePanelAddress()
  const [removed, setRemoved] = useState<Authentication>()
  const [askedAt, setAskedAt] = useState(0)
  const latest = useRef(address)
  latest.current = address
  const onOpen = useCallback((row: Authentication) => latest.current.open(row.id), [])
  const onChanged = useCallback(() => setAskedAt(Date.now()), [])
  const commands = useCommands({ rows, providers, onOpen, onRemove: setRemoved, onChanged, m })
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
  const left = providers && rows && addable(providers, rows)
  const record = useRecord({
    districtId,
    address,
    rows,
    providers,
    left,
    commands,
    onAdding: onChanged,
    m,
  })
  return (
    <>
      <Header
        districtId={districtId}
        m={m}
        onAdd={() => address.add()}
        whyNotAdd={left?.length === 0 ? m.add.none : undefined}
      />
      <SplitPanel record={record} wide>
        <ResourceTable<Authentication>
          tableId="authentication-configs"
          operation={authenticationList}
          useRows={useAuthenticationRows}
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
        {rows && rows.length > 0 ? <OrderLine rows={rows} providers={providers} m={m} /> : null}
      </SplitPanel>
      <LiveRegion>{commands.moved}</LiveRegion>
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
  districtId: string
  address: PanelAddress
  rows: readonly Authentication[] | undefined
  providers: readonly Provider[] | undefined
  /** Those that can still be added. */
  left: readonly Provider[] | undefined
  commands: Commands
  onAdding: () => void
  m: AuthenticationConfigsMessages
}

/** What stands beside the list: a provider, or one that is being added. */
function useRecord(input: RecordInput): SplitRecord | undefined {
  const { districtId, address, rows, providers, left, commands, onAdding, m } = input
  if (!rows || !providers || !left) return undefined
  const { openId, adding } = address
  const none = { previous: undefined, next: undefined, position: '', flush: true, onClose: address.close }
  if (adding !== undefined) {
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
          onBack={() => address.add()}
          onAdding={onAdding}
          onAdded={address.arrive}
          m={m}
        />
      ),
    }
  }
  const at = rows.findIndex(({ id }) => String(id) === openId)
  const row = rows[at]
  if (!row) return undefined
  const to = (neighbor: Authentication | undefined) => neighbor && (() => address.open(neighbor.id))
  return {
    ...none,
    title: m.panel.title(providerTitle(row.provider, providers), row.displayName),
    position: m.panel.position(at + 1, rows.length),
    previous: to(rows[at - 1]),
    next: to(rows[at + 1]),
    body: (
      <ProviderPanel
        key={row.id}
        row={row}
        provider={providerOf(providers, row.provider)}
        commands={commands}
        districtId={districtId}
        m={m}
      />
    ),
  }
}
