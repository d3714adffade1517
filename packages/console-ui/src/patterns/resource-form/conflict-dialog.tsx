import { useMessages } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { writeDay } from '../../parts/date-field/read-day.ts'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { Field } from '../../parts/field/field.tsx'
import { RadioCards } from '../../parts/radio-cards/radio-cards.tsx'
import type { FormField, FormInputs } from './form-field.ts'
import { type FormMessages, messages } from './messages.ts'
import * as css from './resource-form.css.ts'

export type ConflictDialogProps<Values extends object> = {
  open: boolean
  /** The fields that both sides changed. */
  fields: readonly FormField<Values>[]
  mine: FormInputs
  theirs: FormInputs
  onClose: () => void
  /** Names of the fields that take what others saved. */
  onSettle: (taken: readonly string[]) => void
}

/** Two people changed the same fields: value beside value, one choice for each. What was typed stays unless given up. */
export function ConflictDialog<Values extends object>(props: ConflictDialogProps<Values>): ReactElement {
  const { open, fields, mine, theirs, onClose, onSettle } = props
  const m = useMessages('form', messages).conflict
  const [taken, setTaken] = useState<readonly string[]>([])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.dialogTitle}
      width="md"
      actions={
        <>
          <Button onClick={onClose}>{m.cancel}</Button>
          <Button kind="primary" onClick={() => onSettle(taken)}>
            {m.apply}
          </Button>
        </>
      }
    >
      <p className={css.lead}>{m.dialogText}</p>
      <div className={css.conflicts}>
        {fields.map((field) => {
          const words = (inputs: FormInputs) => shownValue(field, inputs[field.name], m) || m.none
          return (
            <Field key={field.name} label={field.label} group>
              <RadioCards
                value={taken.includes(field.name) ? 'theirs' : 'mine'}
                onChange={(choice) =>
                  setTaken((was) => [
                    ...was.filter((name) => name !== field.name),
                    ...(choice === 'theirs' ? [field.name] : []),
                  ])
                }
                options={[
                  { value: 'mine', label: words(mine), note: m.keepMine },
                  { value: 'theirs', label: words(theirs), note: m.takeTheirs },
                ]}
              />
            </Field>
          )
        })}
      </div>
    </Dialog>
  )
}

/** An input in words, for the comparison of two. */
function shownValue<Values extends object>(
  { control }: FormField<Values>,
  input: unknown,
  { on, off }: Pick<FormMessages['conflict'], 'on' | 'off'>,
): string {
  if (control.kind === 'custom' && control.format) return control.format(input)
  if (typeof input === 'boolean') return input ? on : off
  if (Array.isArray(input)) return input.join(', ')
  if (typeof input !== 'string') return input === null || input === undefined ? '' : JSON.stringify(input)
  if (control.kind === 'select' || control.kind === 'search-select' || control.kind === 'radio-cards')
    return control.options.find(({ value }) => value === input)?.label ?? input
  return control.kind === 'date' ? writeDay(input) : input
}
