import {
  ApiFailure,
  placeOf,
  sisImportsResource,
  useNavigator,
  useRefresh,
  useSave,
} from '@edconsole/console-core'
import {
  bodyOf,
  columnsOf,
  type DraftFields,
  type TemplateDraft,
  type TemplateEdits,
} from '@edconsole/console-core/import-rules'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { localFaults } from '../../features/templates/settings/local-faults.ts'
import { wordsOf } from '../../features/templates/settings/read-inputs.ts'
import { type SaveFault, sentColumnAt } from '../../features/templates/settings/save-fault.ts'
import { refusalText } from '../../patterns/resource-form/refusal-text.ts'

type Options = {
  districtId: string
  draft: TemplateDraft
  edits: TemplateEdits
  labels: Readonly<Record<keyof DraftFields, string>>
  onCreated: () => void
}

export type TemplateCreation = {
  readonly running: boolean
  readonly faults: readonly SaveFault[]
  /** Those of settings, for a place beside them. */
  readonly fieldFaults: Partial<Record<keyof DraftFields, string>>
  create(): Promise<void>
}

/** Stores the new template with its translations in one call, and leads to its editor. */
export const useCreateTemplate = (options: Options): TemplateCreation => {
  const { districtId, draft, edits, labels, onCreated } = options
  const { go } = useNavigator()
  const { run, saving } = useSave(sisImportsResource.create, { confirm: true })
  const refresh = useRefresh('sisImports')
  const [faults, setFaults] = useState<readonly SaveFault[]>([])
  const fieldFaults: TemplateCreation['fieldFaults'] = {}
  for (const { text, at } of faults)
    if (at?.kind === 'field') fieldFaults[at.name] ??= text.slice(text.indexOf(': ') + 2)

  const faultOf = ({ field = '', message, outcomeUnknown }: ApiFailure): SaveFault => {
    const column = columnAt(draft, field)
    if (column)
      return { text: `${column.displayName}: ${message}`, at: { kind: 'column', name: column.columnName } }
    const name = wordsOf(labels).find((one) => one === field)
    return name
      ? { text: `${labels[name]}: ${refusalText(name, labels[name], message)}`, at: { kind: 'field', name } }
      : { text: message, at: null, outcomeUnknown }
  }
  return {
    running: saving,
    faults,
    fieldFaults,
    async create() {
      if (saving) return
      const wrong = localFaults(draft, edits, labels)
      setFaults(wrong)
      if (wrong.length > 0) return
      try {
        const { id } = await run({ body: bodyOf(draft) })
        // Before going on: nothing is unsaved any more.
        flushSync(onCreated)
        go(placeOf('sis-import-edit', { districtId, id: String(id) }), { replace: true })
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error
        if (error.expired) return
        setFaults([faultOf(error)])
        // The answer may have been lost after the work was done, or a colleague was faster.
        refresh()
      }
    },
  }
}

/** Which column the path of a refused value leads to. */
const columnAt = (draft: TemplateDraft, field: string) => {
  const spot = sentColumnAt(bodyOf(draft).importTemplateColumns, field)
  return columnsOf(draft.fields.componentName).find(({ columnName }) => columnName === spot?.columnName)
}
