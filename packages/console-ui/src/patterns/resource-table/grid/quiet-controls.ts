const CONTROL = 'a, button, input, select, textarea, [tabindex="0"]'

/** Takes the controls of a table out of the tab order, and makes its cells reachable by script. */
export function quietControls(table: HTMLTableElement): { apply(): void; stop(): void } {
  const quieted = new WeakSet<Element>()
  const quiet = (element: HTMLElement) => {
    quieted.add(element)
    element.setAttribute('tabindex', '-1')
  }
  const apply = () => {
    for (const row of table.querySelectorAll('tr:not([aria-hidden])')) {
      for (const cell of row instanceof HTMLTableRowElement ? row.cells : []) {
        if (!cell.hasAttribute('tabindex')) quiet(cell)
        cell.ariaColIndex = String(cell.cellIndex + 1)
        for (const control of cell.querySelectorAll<HTMLElement>(CONTROL)) {
          if (control.tabIndex >= 0) quiet(control)
        }
      }
    }
  }
  // Controls also come by themselves: a button for the focused cell, a preview that was loaded.
  const observer = new MutationObserver(apply)
  observer.observe(table, { subtree: true, childList: true, attributes: true, attributeFilter: ['tabindex'] })
  return {
    apply,
    stop() {
      observer.disconnect()
      for (const element of table.querySelectorAll('[tabindex]')) {
        if (quieted.has(element)) element.removeAttribute('tabindex')
      }
    },
  }
}
