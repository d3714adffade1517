import {
  type Export,
  exportsResource,
  placeOf,
  useAccess,
  useNavigator,
  useSave,
} from '@edconsole/console-core'
import { useCallback, useRef } from 'react'
import { DeleteIcon, EditIcon, HistoryIcon, PausedIcon, SendIcon, SyncIcon } from '../../parts/icons/icons.ts'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import { useMaySend } from '../../patterns/export-run/use-may-send.ts'
import { linkToPlace } from '../../patterns/place-link/link-to-place.ts'
import type { ExportOverviewMessages } from './messages.ts'

type Context = {
  districtId: string
  /** Ids of the exports that are being sent. */
  running: ReadonlySet<number>
  onSend: (row: Export) => void
  onDelete: (row: Export) => void
  m: ExportOverviewMessages
}

/** What can be done with an export from its row (ux 9.7); undefined where that is nothing. */
export const useExportMenu = (context: Context): ((row: Export) => MenuItem[]) | undefined => {
  const { districtId, running, m } = context
  const navigation = useNavigator()
  const mayEdit = useMaySend()
  const maySeeLogs = useAccess().can('export-logs')
  const { run } = useSave(exportsResource.update, { confirm: true })
  const latest = useRef(context)
  latest.current = context
  const menu = useCallback(
    (row: Export): MenuItem[] => {
      const { id, isEnabled } = row
      const { send, pause, remove } = m.actions
      const isRunning = running.has(id)
      const edit = linkToPlace(navigation, placeOf('export-edit', { districtId, id: String(id) }))
      const logs = linkToPlace(
        navigation,
        placeOf('export-logs', { districtId }, { query: { filter: { exportId: [String(id)] } } }),
      )
      const links: MenuItem[] = [
        ...(mayEdit && edit.href !== undefined
          ? [{ key: 'edit', label: m.menu.edit, icon: <EditIcon />, href: edit.href, onSelect: edit.onClick }]
          : []),
        ...(maySeeLogs && logs.href !== undefined
          ? [
              {
                key: 'logs',
                label: m.menu.logs,
                icon: <HistoryIcon />,
                href: logs.href,
                onSelect: logs.onClick,
              },
            ]
          : []),
      ]
      if (!mayEdit) return links
      return [
        ...links,
        {
          key: 'send',
          label: send.action,
          icon: <SendIcon />,
          separated: links.length > 0,
          disabledReason: isRunning ? send.running : isEnabled ? undefined : send.paused,
          onSelect: () => latest.current.onSend(row),
        },
        {
          key: 'pause',
          label: isEnabled ? pause.action : pause.resume,
          icon: isEnabled ? <PausedIcon /> : <SyncIcon />,
          // The call shows its own failure.
          onSelect: () => void run({ params: { id }, body: { isEnabled: !isEnabled } }).catch(() => {}),
        },
        {
          key: 'delete',
          label: remove.action,
          icon: <DeleteIcon />,
          danger: true,
          separated: true,
          disabledReason: isRunning ? remove.running : undefined,
          onSelect: () => latest.current.onDelete(row),
        },
      ]
    },
    [districtId, navigation, mayEdit, maySeeLogs, running, run, m],
  )
  return mayEdit || maySeeLogs ? menu : undefined
}
