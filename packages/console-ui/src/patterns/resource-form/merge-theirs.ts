import type { FormInputs } from './form-field.ts'
import { isSame } from './inputs.ts'

export type Merge = {
  /** The stored values, for all fields that weren't edited here. */
  adopted: Record<string, unknown>
  /** What is stored now where both sides changed it, to different things. */
  conflicts: Record<string, unknown>
}

/**
 * What becomes of a form when the stored record is another one than it was: what only others changed is taken over, what
 * only the reader changed stays, and what both changed has to be decided.
 * @param base what was stored when the reader began
 */
export function mergeTheirs(
  names: readonly string[],
  { base, mine, theirs }: { base: FormInputs; mine: FormInputs; theirs: FormInputs },
): Merge {
  const adopted: Record<string, unknown> = {}
  const conflicts: Record<string, unknown> = {}
  for (const name of names) {
    if (isSame(theirs[name], base[name])) continue
    if (isSame(mine[name], base[name]) || isSame(mine[name], theirs[name])) adopted[name] = theirs[name]
    else conflicts[name] = theirs[name]
  }
  return { adopted, conflicts }
}
