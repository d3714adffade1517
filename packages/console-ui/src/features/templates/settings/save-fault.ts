import type { DraftFields } from '@edconsole/console-core/import-rules'

/** Where something is wrong; null where it belongs to no single place. */
export type FaultPlace =
  | { readonly kind: 'field'; readonly name: keyof DraftFields }
  | { readonly kind: 'column'; readonly name: string }
  | null

/** What kept something from being saved. */
export type SaveFault = { readonly text: string; readonly at: FaultPlace }
