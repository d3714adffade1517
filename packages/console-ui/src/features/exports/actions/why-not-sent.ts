import type { Export, ProductEnabled } from '@edconsole/console-core'
import type { ExportActionMessages } from './messages.ts'

/** What is known beside an export's own record; what is not known stops nothing, for the server says it in the end. */
export type SendingFacts = {
  /** Ids of the exports that are being sent. */
  running?: ReadonlySet<number>
  /** Products of the year of the exports. */
  enabled?: readonly Pick<ProductEnabled, 'productId' | 'enabled'>[] | undefined
}

/** Why an export cannot be sent now; undefined when nothing speaks against it. */
export const whyNotSent = (
  { id, productId, isEnabled }: Pick<Export, 'id' | 'productId' | 'isEnabled'>,
  { running, enabled }: SendingFacts,
  { send: m }: Pick<ExportActionMessages, 'send'>,
): string | undefined => {
  if (!isEnabled) return m.paused
  if (running?.has(id)) return m.running
  const isOff = enabled?.some((use) => use.productId === productId && !use.enabled)
  return isOff ? m.productOff : undefined
}
