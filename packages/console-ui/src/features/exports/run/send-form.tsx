import {
  componentTitle,
  type Export,
  type ExportLogHeader,
  exportsResource,
  formatYearPair,
  useDistrictScope,
  useList,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { SendIcon } from '../../../parts/icons/icons.ts'
import { KeyValue } from '../../../parts/key-value/key-value.tsx'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import * as dialog from '../../../patterns/delete-dialog/dialog-text.css.ts'
import { destinationText } from './destination-text.ts'
import type { ExportRunMessages } from './messages.ts'
import { useSendExports } from './use-send-exports.ts'

export type SendFormProps = {
  /** The sending whose export is sent again. */
  batch: Pick<ExportLogHeader, 'batchId' | 'exportId' | 'exportName'>
  onClose(): void
  onStarted(batchId: number): void
  texts: ExportRunMessages
}

/** What will be sent where, as the export is set up now, and the button that does it. A failure stays here with its reason. */
export function SendForm({ batch, onClose, onStarted, texts }: SendFormProps): ReactElement {
  const district = useDistrictScope()
  const { send, sending, reason } = useSendExports(texts.send.started(batch.exportName))
  const found = useList(exportsResource.list, { filter: { id: batch.exportId }, limit: 1 })
  const sent = found.data?.[0]
  const submit = async (): Promise<void> => {
    const [batchId] = (await send([batch.exportId])) ?? []
    if (batchId !== undefined) onStarted(batchId)
  }
  return (
    <Dialog
      alert
      open
      onClose={onClose}
      title={texts.send.title(sent?.name ?? batch.exportName)}
      locked={sending}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            {texts.send.cancel}
          </Button>
          <Button
            kind="primary"
            icon={<SendIcon />}
            busy={sending}
            busyLabel={texts.send.busy}
            disabledReason={sent ? undefined : found.data ? texts.send.gone : texts.send.loading}
            onClick={() => void submit()}
          >
            {texts.send.action}
          </Button>
        </>
      }
    >
      <p className={dialog.text}>
        {texts.send.rows(batch.batchId)} {texts.send.leave}
      </p>
      {found.loading ? <Skeleton shape="block" /> : null}
      {found.data && !sent ? <p className={dialog.text}>{texts.send.gone}</p> : null}
      {found.errors.length > 0 && !found.data ? (
        <p className={dialog.text}>
          {texts.send.failed}
          <Button kind="link" size="sm" onClick={found.retry}>
            {texts.tryAgain}
          </Button>
        </p>
      ) : null}
      {sent ? <KeyValue items={factsOf(sent, district?.name ?? '', texts)} /> : null}
      {reason === null ? null : (
        <p role="alert" className={dialog.problem}>
          {reason}
        </p>
      )}
    </Dialog>
  )
}

const factsOf = (
  { productName, schoolYear, components, deliveryMethod, host, remotePath }: Export,
  district: string,
  { send, download }: SendFormProps['texts'],
): { key: string; value: string }[] => [
  { key: send.district, value: district },
  { key: send.product, value: productName },
  { key: send.schoolYear, value: formatYearPair(schoolYear) },
  { key: send.components, value: components.map(componentTitle).join(', ') },
  { key: send.to, value: destinationText({ deliveryMethod, destination: host }, { download }) },
  ...(remotePath === null || deliveryMethod === 'download' ? [] : [{ key: send.folder, value: remotePath }]),
]
