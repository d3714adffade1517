import { useSnackbar } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { copyText } from '../../../parts/copy-button/copy-text.ts'
import { CopyIcon } from '../../../parts/icons/icons.ts'
import type { LogDetailsTexts } from '../findings/details-texts.ts'
import type { LogLine } from '../findings/log-line.ts'
import { recordAsJson } from './record-fields.ts'

export type CopyRecordProps = { row: LogLine; personalShown: boolean; m: LogDetailsTexts }

/** The whole record for the clipboard; what is hidden stays out, and the message says so. */
export function CopyRecord({ row, personalShown, m }: CopyRecordProps): ReactElement {
  const snackbar = useSnackbar()
  const copy = async (): Promise<void> => {
    const { json, complete } = recordAsJson(row, { personalShown })
    const done = await copyText(json)
    const message = done ? (complete ? m.record.copied : m.record.copiedMasked) : m.record.notCopied
    snackbar.show(done ? { message } : { message, color: 'warning', iconColor: 'warning' })
  }
  return (
    <Button size="sm" icon={<CopyIcon size="sm" />} onClick={() => void copy()}>
      {m.record.copy}
    </Button>
  )
}
