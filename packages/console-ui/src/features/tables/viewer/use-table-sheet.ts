import { useState } from 'react'

type Place = (place: HTMLElement | null) => void

export type TableSheetState = {
  readonly open: boolean
  setOpen(open: boolean): void
  /** Where what the table offers stands: in the title row, and in the sheet while that is open. */
  readonly actions: { readonly at: HTMLElement | null; readonly inHeader: Place; readonly inSheet: Place }
}

/** Whether the sheet of a small container is open, and where the buttons of the table are drawn by that. */
export function useTableSheet(): TableSheetState {
  const [open, setOpen] = useState(false)
  const [header, inHeader] = useState<HTMLElement | null>(null)
  const [sheet, inSheet] = useState<HTMLElement | null>(null)
  return { open, setOpen, actions: { at: sheet ?? header, inHeader, inSheet } }
}
