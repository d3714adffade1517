import {
  type District,
  districtsResource,
  formatYearPair,
  useDistrict,
  useSave,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import { DownloadIcon } from '../../parts/icons/icons.ts'
import { saveFile } from '../../patterns/resource-table/csv/save-file.ts'
import type { RolloverMessages } from './messages.ts'
import { RolloverChecks } from './rollover-checks.tsx'
import * as css from './rollover-panel.css.ts'
import { useRolloverChecks } from './use-rollover-checks.ts'

export type RolloverDialogProps = {
  district: { id: number; lea: string; name: string; year: number; updatedAt: District['updatedAt'] }
  m: RolloverMessages
  onClose: () => void
  onDone: () => void
}

/** Asks before anything is copied, and names the year; what it means for the whole district is worth its name typed. */
export function StartDialog({ district, m, onClose, onDone }: RolloverDialogProps): ReactElement {
  const to = formatYearPair(district.year + 1)
  const { checks, templates } = useRolloverChecks(district, m)
  return (
    <ConfirmDialog
      open
      title={m.ask.title(to)}
      confirmLabel={m.ask.confirm(to)}
      cancelLabel={m.cancel}
      typeToConfirm={district.name}
      disabledReason={checks.some(({ state }) => state === 'blocked') ? m.ask.blocked : undefined}
      onConfirm={onDone}
      onCancel={onClose}
    >
      {m.ask.text(district.name, formatYearPair(district.year))}
      <RolloverChecks checks={checks} m={m} />
      {templates ? (
        <Button
          kind="link"
          className={css.backup}
          icon={<DownloadIcon size="sm" />}
          onClick={() =>
            saveFile(
              new Blob([JSON.stringify(templates, null, 2)], { type: 'application/json' }),
              `templates-${district.lea}-${district.year}.json`,
            )
          }
        >
          {m.checks.backup}
        </Button>
      ) : null}
    </ConfirmDialog>
  )
}

/** Asks before the district moves to its new year, and moves it (R26). */
export function MoveDialog({ district, m, onClose, onDone }: RolloverDialogProps): ReactElement {
  const { reload } = useDistrict()
  const to = formatYearPair(district.year + 1)
  const { run, saving, errors } = useSave(districtsResource.update, { confirm: true })
  const move = async () => {
    try {
      await run({
        params: { id: district.id },
        body: { sisYear: district.year + 1 },
        record: district,
      })
    } catch {
      // The failure stands in the dialog
      return
    }
    // Until then the panel would still offer the move
    await reload()
    onDone()
  }
  return (
    <ConfirmDialog
      open
      title={m.move.title(district.name, to)}
      confirmLabel={m.move.action(to)}
      cancelLabel={m.cancel}
      busy={saving}
      busyLabel={m.move.busy}
      failure={errors[0]?.message}
      onConfirm={() => void move()}
      onCancel={onClose}
    >
      {m.move.text(to)}
    </ConfirmDialog>
  )
}
