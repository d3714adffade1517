import type { Draft } from '@edconsole/console-core'
import { editsOf } from '@edconsole/console-core/import-rules'
import { editNames } from '../../features/templates/mapping-editor/edit-names.ts'
import { withKept } from '../../features/templates/mapping-editor/kept-changes.ts'
import { namesOf } from '../../patterns/save-bar/names-of.ts'
import type { SisImportEditMessages } from './messages.ts'
import type { Editing } from './use-editing.ts'

/** What a kept draft would change, in words. */
export const keptNames = (
  values: Draft['values'],
  { saved, base }: Pick<Editing, 'saved' | 'base'>,
  labels: Readonly<Record<string, string>>,
  { save }: Pick<SisImportEditMessages, 'save'>,
): string => {
  const edits = editsOf(saved, withKept(saved, values))
  return namesOf(editNames(edits, base.componentName, labels, save))
}
