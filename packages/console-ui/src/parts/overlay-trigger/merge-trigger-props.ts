import type { SyntheticEvent } from 'react'
import type { TriggerProps } from './trigger-props.ts'

/**
 * A button's own attributes under the ones that its overlay gives it. Of two handlers its own comes first and can
 * prevent the other; during a repeated press, which it has handled already, it is passed over.
 */
export function mergeTriggerProps(
  own: TriggerProps,
  given: TriggerProps,
  isRepeated: () => boolean,
): TriggerProps {
  const merged: Record<string, unknown> = { ...own }
  for (const [name, value] of Object.entries(given)) {
    const before = merged[name]
    merged[name] =
      isHandler(before) && isHandler(value) ? inTurn(before, value, isRepeated) : (value ?? before)
  }
  return merged
}

type Handler = (event: SyntheticEvent) => void

function isHandler(value: unknown): value is Handler {
  return typeof value === 'function'
}

function inTurn(own: Handler, given: Handler, isRepeated: () => boolean): Handler {
  return (event) => {
    if (!isRepeated()) own(event)
    if (!event.defaultPrevented) given(event)
  }
}
