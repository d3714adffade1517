import type { DeliveryMethod, StatusTone } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import {
  CancelledIcon,
  CheckIcon,
  CompletedIcon,
  FailedIcon,
  FileIcon,
  NotStartedIcon,
  UnknownIcon,
} from '../../../parts/icons/icons.ts'
import type { ProductIcon } from '../../../parts/icons/product-icon.tsx'
import { type DeliveredFile, deliveryWord } from './delivery.ts'
import * as css from './delivery-text.css.ts'
import type { ExportRunMessages } from './messages.ts'

export type DeliveryTextProps = {
  file: DeliveredFile
  deliveryMethod: DeliveryMethod | undefined
  texts: Pick<ExportRunMessages, 'delivery'>
}

const LOOKS: Readonly<Record<string, { icon: ProductIcon; tone: StatusTone }>> = {
  pending: { icon: NotStartedIcon, tone: 'neutral' },
  generated: { icon: FileIcon, tone: 'neutral' },
  ready: { icon: CompletedIcon, tone: 'success' },
  transferred: { icon: CheckIcon, tone: 'success' },
  acknowledged: { icon: CompletedIcon, tone: 'success' },
  notStored: { icon: CancelledIcon, tone: 'neutral' },
  notSent: { icon: CancelledIcon, tone: 'neutral' },
  failed: { icon: FailedIcon, tone: 'danger' },
}

/** How far a file has come: icon and word. An unknown state is shown as given, and never as a success. */
export function DeliveryText({ file, deliveryMethod, texts }: DeliveryTextProps): ReactElement {
  const state = deliveryWord(file, deliveryMethod)
  const { icon: Icon, tone } = LOOKS[state] ?? { icon: UnknownIcon, tone: 'neutral' as const }
  const words: Readonly<Record<string, string>> = texts.delivery
  return (
    <span className={css.root}>
      <Icon size="sm" className={css.icon[tone]} />
      {words[state] ?? state}
    </span>
  )
}
