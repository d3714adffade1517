import {
  type Export,
  exportsResource,
  type Place,
  placeOf,
  useAccess,
  useNavigator,
  useSave,
} from '@edconsole/console-core'
import { type ReactElement, useCallback, useRef } from 'react'
import { logsOf } from '../../features/exports/actions/logs-of.ts'
import { type SendingFacts, whyNotSent } from '../../features/exports/actions/why-not-sent.ts'
import { useMaySend } from '../../features/exports/run/use-may-send.ts'
import {
  DeleteIcon,
  EditIcon,
  FileIcon,
  HistoryIcon,
  PausedIcon,
  SendIcon,
  SyncIcon,
} from '../../parts/icons/icons.ts'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import { linkToPlace } from '../../patterns/place-link/link-to-place.ts'
import type { ExportOverviewMessages } from './messages.ts'

type Context = {
  districtId: string
  facts: SendingFacts & { running: ReadonlySet<number> }
  onSend: (row: Export) => void
  onDelete: (row: Export) => void
  m: ExportOverviewMessages
}

/** What can be done with an export from its row (ux 9.7); undefined where that is nothing. */
export const useExportMenu = (context: Context): ((row: Export) => MenuItem[]) | undefined => {
  const { districtId, m } = context
  const { running, enabled } = context.facts
  const navigation = useNavigator()
  const mayEdit = useMaySend()
  const maySeeLogs = useAccess().can('export-logs')
  const { run } = useSave(exportsResource.update, { confirm: true })
  const latest = useRef(context)
  latest.current = context
  const menu = useCallback(
    (row: Export): MenuItem[] => {
      const { id, isEnabled, lastBatchId } = row
      const { send, pause, remove } = m.actions
      const isRunning = running.has(id)
      const link = (key: string, label: string, icon: ReactElement, to: Place | null): MenuItem[] => {
        const { href, onClick } = linkToPlace(navigation, to)
        return href === undefined ? [] : [{ key, label, icon, href, onSelect: onClick }]
      }
      const links = [
        ...(mayEdit
          ? link('edit', m.menu.edit, <EditIcon />, placeOf('export-edit', { districtId, id: String(id) }))
          : []),
        ...(maySeeLogs && lastBatchId !== null
          ? link(
              'last',
              m.menu.last,
              <FileIcon />,
              placeOf('export-log-results', { districtId, batchId: String(lastBatchId) }),
            )
          : []),
        ...(maySeeLogs ? link('logs', m.menu.logs, <HistoryIcon />, logsOf(districtId, id)) : []),
      ]
      if (!mayEdit) return links
      return [
        ...links,
        {
          key: 'send',
          label: send.action,
          icon: <SendIcon />,
          separated: links.length > 0,
          disabledReason: whyNotSent(row, { running, enabled }, m.actions),
          onSelect: () => latest.current.onSend(row),
        },
        {
          key: 'pause',
          label: isEnabled ? pause.action : pause.resume,
          icon: isEnabled ? <PausedIcon /> : <SyncIcon />,
          // The call shows its own failure.
          onSelect: () =>
            void run({ params: { id }, body: { isEnabled: !isEnabled }, record: row }).catch(() => {}),
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
    [districtId, navigation, mayEdit, maySeeLogs, running, enabled, run, m],
  )
  return mayEdit || maySeeLogs ? menu : undefined
}
