import {
  type Instance,
  type InstanceStatus,
  instanceMoves,
  isInstanceClosed,
  placeOf,
  useAccess,
  useMessages,
  useNavigator,
} from '@edconsole/console-core'
import { type ReactElement, useCallback, useState } from 'react'
import { useToldCopy } from '../../parts/copy-button/use-told-copy.ts'
import { AddIcon, CopyIcon, EditIcon, ExternalIcon, FileIcon } from '../../parts/icons/icons.ts'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import { linkToPlace } from '../../patterns/place-link/link-to-place.ts'
import { webLink } from './instance-columns.tsx'
import { instanceMessages } from './messages.ts'
import { useMayWriteInstances } from './use-may-write-instances.ts'

export const StatusDialog = /* @__PURE__ */ lazyOverlay(
  async () => (await import('./status-dialog.tsx')).StatusDialog,
)
export const SandboxDialog = /* @__PURE__ */ lazyOverlay(
  async () => (await import('./sandbox-dialog.tsx')).SandboxDialog,
)

/** Lists don't tell how far the server is: what it is at is its own to end. */
const AT_WORK = [{ state: 'running' }] as const

type Asked = { readonly row: Instance; readonly to: InstanceStatus | 'sandbox' }

type InstanceMenu = {
  rowMenu: (row: Instance) => MenuItem[]
  dialogs: ReactElement | null
  /** When something was done: the rows that come of it are shown at once. */
  askedAt: number
}

/** What can be done with an instance from its row, and the dialogs for it. */
export const useInstanceMenu = (rows: readonly Instance[]): InstanceMenu => {
  const m = useMessages('instances', instanceMessages)
  const navigation = useNavigator()
  const { can } = useAccess()
  const copy = useToldCopy()
  const mayWrite = useMayWriteInstances()
  const mayOpen = can('instance')
  const mayEdit = can('instance-edit') && mayWrite
  const [asked, setAsked] = useState<Asked | null>(null)
  const [askedAt, setAskedAt] = useState(0)
  const rowMenu = useCallback(
    (row: Instance): MenuItem[] => {
      const { id, url, status, environment } = row
      const to = { id: String(id) }
      const open = linkToPlace(navigation, mayOpen ? placeOf('instance', to) : null)
      const edit = linkToPlace(
        navigation,
        mayEdit && !isInstanceClosed(status) ? placeOf('instance-edit', to) : null,
      )
      const address = url === null || status === 'retired' ? undefined : webLink(url)
      const moves = mayWrite ? instanceMoves({ status, steps: AT_WORK }) : []
      return [
        ...(open.href === undefined
          ? []
          : [
              {
                key: 'open',
                label: m.menu.open,
                icon: <FileIcon />,
                href: open.href,
                onSelect: open.onClick,
              },
            ]),
        ...(address === undefined
          ? []
          : [
              { key: 'visit', label: m.menu.visit, icon: <ExternalIcon />, href: address },
              { key: 'copy', label: m.menu.copy, icon: <CopyIcon />, onSelect: () => copy(address, m) },
            ]),
        ...(edit.href === undefined
          ? []
          : [
              {
                key: 'edit',
                label: m.menu.edit,
                icon: <EditIcon />,
                href: edit.href,
                onSelect: edit.onClick,
              },
            ]),
        ...(mayWrite && environment === 'production' && !isInstanceClosed(status)
          ? [
              {
                key: 'sandbox',
                label: m.menu.sandbox,
                icon: <AddIcon />,
                onSelect: () => setAsked({ row, to: 'sandbox' }),
              },
            ]
          : []),
        ...moves.map((next, index) => ({
          key: next,
          label: m.moves[next](status),
          separated: index === 0,
          danger: next === 'suspended' || next === 'deprovisioning',
          onSelect: () => setAsked({ row, to: next }),
        })),
      ]
    },
    [navigation, mayOpen, mayEdit, mayWrite, copy, m],
  )
  const close = () => {
    setAsked(null)
    setAskedAt(Date.now())
  }
  // As it is now: a refused move has the list read again.
  const row = asked && (rows.find(({ id }) => id === asked.row.id) ?? asked.row)
  return {
    rowMenu,
    askedAt,
    dialogs:
      asked && row ? (
        asked.to === 'sandbox' ? (
          <SandboxDialog instance={row} onClose={close} />
        ) : (
          <StatusDialog instance={row} to={asked.to} onClose={close} />
        )
      ) : null,
  }
}
