import type { Place } from '@edconsole/console-core'

export type AttentionTone = 'danger' | 'warning' | 'info'

/** One thing that needs attention, with exactly one link. */
export type AttentionItem = {
  key: string
  tone: AttentionTone
  title: string
  text: string
  /** Rows that it keeps out, for what does: what blocks most comes first. */
  blocks?: number
  /** The instant it began; orders items of one tone that block as much. */
  at: string | null
  action: { label: string; to: Place }
}
