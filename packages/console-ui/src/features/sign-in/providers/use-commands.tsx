import {
  ApiFailure,
  type Authentication,
  authenticationsResource,
  useAccess,
  useRefresh,
  useSave,
} from '@edconsole/console-core'
import { type ReactNode, useRef, useState } from 'react'
import {
  CancelledIcon,
  CheckIcon,
  CompletedIcon,
  DeleteIcon,
  ShowIcon,
  SortAscendingIcon,
  SortDescendingIcon,
} from '../../../parts/icons/icons.ts'
import { lazyOverlay } from '../../../parts/lazy-part/lazy-overlay.tsx'
import type { MenuItem } from '../../../parts/menu/menu-item.ts'
import type { ProviderMessages } from './messages.ts'
import { orderChanges, type ProviderOrder } from './sign-in-order.ts'
import { type Provider, providerOf, providerTitle } from './use-providers.ts'

const EnableDialog = /* @__PURE__ */ lazyOverlay(
  async () => (await import('./enable-dialog.tsx')).EnableDialog,
)

export type Commands = {
  /** Something is being changed. */
  readonly saving: boolean
  /** What the last move did, to be announced. */
  readonly moved: string
  /** What is asked before one is enabled, to be shown beside everything else. */
  readonly question: ReactNode
  setEnabled(row: Authentication, isEnabled: boolean): void
  makeDefault(row: Authentication): void
  /** Why it cannot be enabled, or disabled, now. */
  whyNotSwitched(row: Authentication): string | undefined
  whyNotDefault(row: Authentication): string | undefined
  /** For the menu of its row. */
  itemsOf(row: Authentication): MenuItem[]
  /** For the menu of its panel, which has a switch and a button of its own. */
  moreItemsOf(row: Authentication): MenuItem[]
}

type Context = {
  rows: readonly Authentication[] | undefined
  providers: readonly Provider[] | undefined
  /** Only in that of the sign-in page rows can be moved. */
  order: ProviderOrder
  onOpen: (row: Authentication) => void
  onRemove: (row: Authentication) => void
  /** Something was changed: the rows that are on their way are shown in their new order. */
  onChanged: () => void
  m: ProviderMessages
}

/** What can be done with a provider beside its settings, and why it can't: the server would say the same. */
export const useCommands = (context: Context): Commands => {
  const { rows = [], providers = [], order: listed, onOpen, onRemove, onChanged, m } = context
  const { isEmployee } = useAccess()
  const update = useSave(authenticationsResource.update, { confirm: true })
  const order = useSave(authenticationsResource.update)
  const refresh = useRefresh(authenticationsResource.update.resource)
  const [moved, setMoved] = useState('')
  const moving = useRef(false)
  const [asked, setAsked] = useState<Authentication>()
  const { reasons } = m

  const internal = ({ provider }: Authentication) =>
    provider === 'illuminate_google' && !isEmployee ? reasons.internal : undefined
  const cannotSignIn = ({ provider }: Authentication) =>
    providerOf(providers, provider).canSignIn === false
      ? reasons.cannotSignIn(providerTitle(provider, providers))
      : undefined
  const incomplete = ({ provider, missingSettings }: Authentication) => {
    const { fields } = providerOf(providers, provider)
    const labels = missingSettings.map((name) => fields.find((one) => one.name === name)?.label ?? name)
    return labels.length === 0 ? undefined : reasons.incomplete(labels)
  }
  const held = ({ heldBy }: Authentication) => (heldBy === null ? undefined : reasons.held[heldBy])
  const whyNotSwitched = (row: Authentication) =>
    internal(row) ?? (row.isEnabled ? held(row) : (cannotSignIn(row) ?? incomplete(row)))
  const whyNotDefault = (row: Authentication) =>
    internal(row) ??
    (row.isDefault
      ? reasons.isDefault
      : (cannotSignIn(row) ?? incomplete(row) ?? (row.isEnabled ? undefined : reasons.enableFirst)))

  // The call shows its own failure.
  const change = (row: Authentication, body: { isEnabled?: boolean; isDefault?: boolean }) => {
    void update.run({ params: { id: row.id }, body, record: row }).then(onChanged, (failure: unknown) => {
      // The list shows that it is gone.
      if (failure instanceof ApiFailure && failure.status === 404) refresh()
    })
  }
  const setEnabled = (row: Authentication, isEnabled: boolean) => {
    if (isEnabled && row.lastTestStatus === 'failed') setAsked(row)
    else change(row, { isEnabled })
  }

  const move = async (row: Authentication, by: 1 | -1): Promise<void> => {
    if (moving.current) return
    moving.current = true
    try {
      for (const { row: each, sortOrder } of orderChanges(rows, row, by)) {
        await order.run({ params: { id: each.id }, body: { sortOrder }, record: each })
        onChanged()
      }
      const place = rows.findIndex(({ id }) => id === row.id) + 1 + by
      setMoved(m.order.moved(providerTitle(row.provider, providers), place, rows.length))
    } catch {
      // Whatever was moved stays; the list says how it is now.
      refresh()
    } finally {
      moving.current = false
    }
  }

  const orderItems = (row: Authentication): MenuItem[] => {
    if (listed !== 'signIn') return []
    const movable = rows.filter(({ isDefault }) => !isDefault)
    const at = movable.findIndex(({ id }) => id === row.id)
    const fixed = internal(row) ?? (row.isDefault ? reasons.defaultFirst : undefined)
    return [
      {
        key: 'up',
        label: m.commands.up,
        icon: <SortAscendingIcon />,
        disabledReason: fixed ?? (at === 0 ? reasons.isFirst : undefined),
        onSelect: () => void move(row, -1),
      },
      {
        key: 'down',
        label: m.commands.down,
        icon: <SortDescendingIcon />,
        disabledReason: fixed ?? (at === movable.length - 1 ? reasons.isLast : undefined),
        onSelect: () => void move(row, 1),
      },
    ]
  }
  const removeItem = (row: Authentication): MenuItem => ({
    key: 'delete',
    label: m.commands.remove,
    icon: <DeleteIcon />,
    danger: true,
    separated: true,
    disabledReason: internal(row) ?? held(row),
    onSelect: () => onRemove(row),
  })
  return {
    saving: update.saving,
    moved,
    question: asked ? (
      <EnableDialog
        title={providerTitle(asked.provider, providers)}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          change(asked, { isEnabled: true })
        }}
        m={m.enable}
      />
    ) : null,
    setEnabled,
    makeDefault: (row) => change(row, { isDefault: true }),
    whyNotSwitched,
    whyNotDefault,
    itemsOf: (row) => [
      {
        key: 'open',
        label: m.commands.open(providerTitle(row.provider, providers)),
        icon: <ShowIcon />,
        onSelect: () => onOpen(row),
      },
      ...orderItems(row),
      {
        key: 'default',
        label: m.commands.makeDefault,
        icon: <CheckIcon />,
        disabledReason: whyNotDefault(row),
        onSelect: () => change(row, { isDefault: true }),
      },
      {
        key: 'enable',
        label: row.isEnabled ? m.commands.disable : m.commands.enable,
        icon: row.isEnabled ? <CancelledIcon /> : <CompletedIcon />,
        disabledReason: whyNotSwitched(row),
        onSelect: () => setEnabled(row, !row.isEnabled),
      },
      removeItem(row),
    ],
    moreItemsOf: (row) => [...orderItems(row), removeItem(row)],
  }
}
