import {
  ApiFailure,
  type SisImportTemplateDetailed,
  sisImportsResource,
  useApi,
  useDistrictScope,
  useSave,
  useSnackbar,
} from '@edconsole/console-core'
import { columnsOf, type DraftFields } from '@edconsole/console-core/import-rules'
import { useRef, useState } from 'react'
import { localFaults } from '../../features/templates/settings/local-faults.ts'
import { type SaveFault, sentColumnAt } from '../../features/templates/settings/save-fault.ts'
import { isRefusal, refusalText } from '../../patterns/resource-form/refusal-text.ts'
import { namesOf } from '../../patterns/save-bar/names-of.ts'
import { type SisImportEditMessages, translationName } from './messages.ts'
import { type Sent, type SentTranslation, sendChanges } from './send-changes.ts'
import type { Editing } from './use-editing.ts'

export type TemplateSaving = {
  /** True when everything is stored. */
  save(): Promise<boolean>
  readonly saving: boolean
  readonly partly: { saved: number; of: number } | undefined
  readonly faults: readonly SaveFault[]
  /** What others have stored meanwhile. */
  readonly theirs: SisImportTemplateDetailed | null
  /** The last save stored everything: imports don't know it yet. */
  readonly isSaved: boolean
  clear(): void
}

type Outcome = Pick<TemplateSaving, 'partly' | 'faults' | 'theirs' | 'isSaved'>
const NOTHING: Outcome = { partly: undefined, faults: [], theirs: null, isSaved: false }

type Words = { save: SisImportEditMessages['save']; labels: Readonly<Record<string, string>> }

/** Saves the template and its translations, and says what became of each (R21). */
export const useSaveTemplate = (editing: Editing, { save: m, labels }: Words): TemplateSaving => {
  const [outcome, setOutcome] = useState(NOTHING)
  const [saving, setSaving] = useState(false)
  const running = useRef(false)
  const api = useApi()
  const lea = useDistrictScope()?.lea
  const { show } = useSnackbar()
  const { run: update } = useSave(sisImportsResource.update, { confirm: true })
  const { run: add } = useSave(sisImportsResource.createTranslation)
  const { run: change } = useSave(sisImportsResource.updateTranslation)
  const { base, draft, edits } = editing

  const nameOf = (translation: SentTranslation) => translationName(translation, m)

  const titleOf = (columnName: string) =>
    columnsOf(draft.fields.componentName).find((one) => one.columnName === columnName)?.displayName ??
    columnName

  const tell = ({ added, changed }: Sent) => {
    const all = [...added, ...changed].map(nameOf)
    const [first] = all
    if (first === undefined) return
    const one = added.length === 1 ? m.created(first) : m.updated(first)
    show({ message: all.length === 1 ? one : m.saved(namesOf(all)), color: 'success' })
  }

  const faultOf = (failed: Sent['failures'][number]): SaveFault => {
    const { field = '', message, outcomeUnknown } = failed.failure
    const isOfField = isRefusal(failed.failure)
    if (failed.columnName === null) {
      const spot = isOfField ? sentColumnAt(failed.columns, field) : undefined
      if (spot)
        return {
          text: spot.translation
            ? m.refused(titleOf(spot.columnName), nameOf(spot.translation), message)
            : `${titleOf(spot.columnName)}: ${message}`,
          at: { kind: 'column', name: spot.columnName },
          translation: spot.translation && Object.assign({ message }, spot.translation),
        }
      const name = isOfField ? settingOf(field, edits.fields) : undefined
      return name
        ? {
            text: `${labels[name] ?? name}: ${refusalText(name, labels[name] ?? name, message)}`,
            at: { kind: 'field', name },
          }
        : { text: message, at: null, outcomeUnknown }
    }
    const { columnName, translation } = failed
    return {
      text: m.refused(titleOf(columnName), nameOf(translation), message),
      at: isOfField ? { kind: 'column', name: columnName } : null,
      translation: isOfField ? Object.assign({ message }, translation) : undefined,
      outcomeUnknown,
    }
  }

  const attempt = async (): Promise<boolean> => {
    const sent = await sendChanges(base, draft, {
      update: (body) => update({ params: { id: base.id }, body }),
      changeTranslation: (id, body) => change({ params: { id }, body }),
      addTranslation: (body) => add({ body }),
    })
    tell(sent)
    if (sent.done > 0) editing.accept(sent.stored)
    const isLate = sent.failures.some(({ failure }) => failure.code === 409)
    let theirs: SisImportTemplateDetailed | null = null
    if (isLate) {
      const query = { filter: { id: base.id }, limit: 1 }
      const { data } = await api.call(sisImportsResource.detailed, { query, lea })
      theirs = data[0] ?? null
    }
    const told = sent.failures.filter(
      ({ failure }) => !failure.expired && !(failure.code === 409 && theirs !== null),
    )
    const partly = sent.done > 0 && sent.done < sent.of ? { saved: sent.done, of: sent.of } : undefined
    const isSaved = sent.done === sent.of
    setOutcome({ partly, theirs, faults: told.map(faultOf), isSaved })
    return isSaved
  }

  return {
    ...outcome,
    saving,
    clear: () => setOutcome(NOTHING),
    async save() {
      if (running.current) return false
      const wrong = localFaults(draft, edits, labels)
      setOutcome({ ...NOTHING, faults: wrong })
      if (wrong.length > 0) return false
      running.current = true
      setSaving(true)
      try {
        return await attempt()
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error
        setOutcome({ ...NOTHING, faults: [{ text: error.message, at: null }] })
        return false
      } finally {
        running.current = false
        setSaving(false)
      }
    },
  }
}

const settingOf = (field: string, edited: readonly (keyof DraftFields)[]): keyof DraftFields | undefined =>
  edited.find((name) => name === field) ?? (field === 'isEnabled' ? 'isEnabled' : undefined)
