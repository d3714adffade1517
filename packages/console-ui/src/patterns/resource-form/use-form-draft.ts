import { type Draft, useDraft } from '@edconsole/console-core'
import { useEffect, useRef, useState } from 'react'
import { fieldStates } from './field-states.ts'
import type { FormField } from './form-field.ts'
import { inputOf, isSame } from './inputs.ts'
import type { ResourceFormProps } from './resource-form-props.ts'
import type { FormRecord } from './use-form-record.ts'

export type FormDraft = {
  /** What the same user typed here earlier and did not save; null when there is nothing, or it was decided on. */
  offer: Draft | null
  restore(): void
  discard(): void
  /** Forgets everything: it was saved, or the user let it go. */
  drop(): void
}

/**
 * Keeps what is typed and not saved over a reload and an expired session (R14), and offers it again. Secrets are never
 * kept. While an offer stands it is kept along, so that neither typing nor another expiry loses it.
 */
export function useFormDraft<Values extends object>(
  props: ResourceFormProps<Values>,
  record: FormRecord<Values>,
): FormDraft {
  const { formId, recordId = 'new', fields, readOnly, keepsDraft = true } = props
  const kept = useDraft(formId, String(recordId))
  const isOn = keepsDraft && readOnly === undefined
  const [offer, setOffer] = useState<Draft | null>(() =>
    isOn ? usableDraft(kept.read(), fields, record) : null,
  )

  const typed = record.changed.filter(({ control }) => control.kind !== 'secret').map(({ name }) => name)
  const pick = (from: FormRecord<Values>['inputs']) =>
    Object.fromEntries(typed.map((name) => [name, from[name]]))
  const values = { ...offer?.values, ...pick(record.inputs) }
  const base = { ...offer?.base, ...pick(record.base) }
  const text = JSON.stringify({ values, base })
  const last = useRef(text)
  useEffect(() => {
    if (!isOn || last.current === text) return
    last.current = text
    const next: Pick<Draft, 'values' | 'base'> = JSON.parse(text)
    if (Object.keys(next.values).length === 0) kept.drop()
    else kept.keep(next)
  }, [isOn, kept, text])

  return {
    offer,
    restore() {
      if (offer) record.restore(offer)
      setOffer(null)
    },
    discard: () => setOffer(null),
    drop: kept.drop,
  }
}

/** What of a draft still fits the form: fields may have gone, become read-only or been filled in alike meanwhile. */
function usableDraft<Values extends object>(
  draft: Draft | null,
  fields: readonly FormField<Values>[],
  { base }: FormRecord<Values>,
): Draft | null {
  if (!draft) return null
  // What was typed may itself be what opens a field.
  const states = fieldStates(fields, { ...base, ...draft.values }, undefined)
  const fitting = fields.filter(({ name, control }) => {
    const input = draft.values[name]
    if (input === undefined || control.kind === 'secret') return false
    const isOfItsKind = control.kind === 'custom' || typeof input === typeof inputOf(control, null)
    return isOfItsKind && !states[name]?.readOnly && !isSame(input, base[name])
  })
  if (fitting.length === 0) return null
  const pick = (from: Draft['values']) => Object.fromEntries(fitting.map(({ name }) => [name, from[name]]))
  return { at: draft.at, values: pick(draft.values), base: pick(draft.base) }
}
