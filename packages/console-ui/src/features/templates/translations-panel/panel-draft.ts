import { type DraftHook, useDraft, usePlace } from '@edconsole/console-core'
import type { DatabaseColumn } from '@edconsole/console-core/import-rules'

/**
 * What was typed in the panel of a column and is not among its translations yet, across closing the panel and reloads (R14).
 * It belongs to the template of the address, or to the one being created.
 */
export const usePanelDraft = (
  form: 'new-translation' | 'edited-translation' | 'pasted-translations',
  { id }: Pick<DatabaseColumn, 'id'>,
): DraftHook => useDraft(form, `${usePlace()?.params.id ?? 'new'} ${id}`)
