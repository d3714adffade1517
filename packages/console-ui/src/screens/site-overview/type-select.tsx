import { SCHOOL_TYPES, type SchoolType, type Site, useMessages } from '@edconsole/console-core'
import type { KeyboardEvent, ReactElement } from 'react'
import { Select } from '../../parts/select/select.tsx'
import { messages } from './messages.ts'
import { selectInRow } from './select-in-row.ts'
import * as css from './types.css.ts'
import type { TypeChoices } from './use-type-choices.ts'

const isType = (value: string): value is SchoolType => SCHOOL_TYPES.some((type) => type === value)

/** The school types in one row. Enter and the arrows lead to the rows around, as in a spreadsheet. */
export function TypeSelect({ site, types }: { site: Site; types: TypeChoices }): ReactElement {
  const m = useMessages('site-overview', messages)
  const choice = types.choices.get(site.id)
  const refused = types.refusals.has(site.id)
  const onKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    const step = stepOf(event)
    if (step === 0 || isListOpen(event.currentTarget)) return
    // A native select would take the arrow for the next value.
    event.preventDefault()
    selectInRow(event.currentTarget, step)?.focus()
  }
  return (
    <Select
      compact
      label={m.types.select(site.siteName)}
      className={choice ? css.chosen : undefined}
      value={choice?.to ?? site.schoolType}
      options={SCHOOL_TYPES.map((value) => ({ value, label: value || m.notSet }))}
      aria-invalid={refused || undefined}
      aria-describedby={refused ? refusalId(site.id) : undefined}
      data-ec-type=""
      onChange={(value) => isType(value) && types.choose(site, value)}
      onKeyDown={onKeyDown}
    />
  )
}

/** Where it is said why a site was left as it was. */
export const refusalId = (id: number): string => `ec-type-refused-${id}`

function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey) return 0
  if (key === 'Enter') return shiftKey ? -1 : 1
  if (shiftKey) return 0
  if (key === 'ArrowDown') return 1
  return key === 'ArrowUp' ? -1 : 0
}

/** Keys belong to the list of choices while it is open; a browser that cannot tell handles them before they get here. */
function isListOpen(select: HTMLSelectElement): boolean {
  try {
    return select.matches(':open')
  } catch {
    return false
  }
}
