import { useId, useLayoutEffect } from 'react'

/**
 * For a control that becomes another one under the reader's hands (a button that turns into a link): the focus goes
 * along. Both carry the id.
 */
export function useSteadyFocus(kind: string): string {
  const id = useId()
  // Asked while the old control still stands: once it is gone, so is what it held.
  const held = globalThis.document?.activeElement?.id === id
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the control can lose the focus.
  useLayoutEffect(() => {
    if (held) document.getElementById(id)?.focus()
  }, [id, kind])
  return id
}
