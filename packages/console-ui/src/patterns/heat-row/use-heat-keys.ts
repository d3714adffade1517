import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'
import { isRightToLeft } from '../resource-table/right-to-left.ts'

const SIGN = '[data-ec-heat]'

export type HeatKeys = {
  onFocus(event: FocusEvent): void
  onKeyDown(event: KeyboardEvent): void
}

/**
 * The keyboard of a table of heat rows: its signs are one tab stop, arrows lead from day to day and from row to row, Home
 * and End to the ends of a row, with Ctrl to the corners. Days on which nothing happened are passed over.
 * @example <table ref={table} {...useHeatKeys(table)}>
 */
export function useHeatKeys(table: RefObject<HTMLTableElement | null>): HeatKeys {
  // After every drawing: rows come and go, and with them the one that Tab reaches.
  useLayoutEffect(() => {
    const rows = signsOf(table.current)
    if (!rows.flat().some((sign) => sign.tabIndex === 0)) makeStop(table.current, rows[0]?.at(-1))
  })
  return {
    onFocus({ target }) {
      if (target instanceof HTMLElement && target.matches(SIGN)) makeStop(table.current, target)
    },
    onKeyDown(event) {
      const { target } = event
      if (!(target instanceof HTMLElement) || !target.matches(SIGN) || event.altKey || event.metaKey) return
      const next = signAfter(event, target, signsOf(table.current))
      if (!next) return
      event.preventDefault()
      next.focus()
    },
  }
}

/** The signs that are shown, row by row. */
function signsOf(table: HTMLTableElement | null): HTMLElement[][] {
  return [...(table?.tBodies[0]?.rows ?? [])]
    .map((row) =>
      [...row.querySelectorAll<HTMLElement>(SIGN)].filter((sign) => {
        const cell = sign.closest('td')
        return cell !== null && getComputedStyle(cell).display !== 'none'
      }),
    )
    .filter((row) => row.length > 0)
}

function makeStop(table: HTMLTableElement | null, sign: HTMLElement | undefined): void {
  for (const other of table?.querySelectorAll<HTMLElement>(SIGN) ?? [])
    other.tabIndex = other === sign ? 0 : -1
}

function signAfter(event: KeyboardEvent, here: HTMLElement, rows: HTMLElement[][]): HTMLElement | undefined {
  const at = rows.findIndex((row) => row.includes(here))
  const row = rows[at] ?? []
  const forward = isRightToLeft(here) ? 'ArrowLeft' : 'ArrowRight'
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return row[row.indexOf(here) + (event.key === forward ? 1 : -1)]
    case 'ArrowUp':
      return nearest(rows[at - 1], here)
    case 'ArrowDown':
      return nearest(rows[at + 1], here)
    case 'Home':
      return event.ctrlKey ? rows[0]?.[0] : row[0]
    case 'End':
      return event.ctrlKey ? rows.at(-1)?.at(-1) : row.at(-1)
    default:
      return undefined
  }
}

/** The sign of the same day, or of the day nearest to it. */
function nearest(row: HTMLElement[] | undefined, here: HTMLElement): HTMLElement | undefined {
  const away = (sign: HTMLElement) => Math.abs(columnOf(sign) - columnOf(here))
  return row?.toSorted((a, b) => away(a) - away(b))[0]
}

const columnOf = (sign: HTMLElement): number => sign.closest('td')?.cellIndex ?? 0
