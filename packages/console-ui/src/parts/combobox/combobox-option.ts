import type { ReactNode } from 'react'

export type ComboboxOption = {
  value: string
  label: string
  /** A second line under the label. Not searched. */
  note?: string | undefined
  /** Before the label, in place of the tick. */
  icon?: ReactNode
  /** A mark between the label and the code, with the word that it stands for. Not searched. */
  mark?: { icon: ReactNode; word: string } | undefined
  /** A short code at the end, found by the search as well. */
  code?: string | undefined
  /** Something more at the very end: a state, a unit. Not searched. */
  meta?: string | undefined
  /** Keys that do the same, drawn at the very end. */
  keys?: readonly string[] | undefined
  /** Options of one group stand together under its heading. */
  group?: string | undefined
  /** Listed, but not to be picked: "Not set up". */
  disabledReason?: string | undefined
}
