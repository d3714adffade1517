/** One row of a table on the page. */
export type FoundRow = {
  readonly element: HTMLElement
  /** The cell below a column's title. */
  cell(column: string): HTMLElement
  /** What each column shows, by its title. */
  texts(): Readonly<Record<string, string>>
}

/** A table on the page, as people read it. What it returns is looked up anew each time. */
export type FoundTable = {
  readonly element: HTMLElement
  /** The titles of the columns that have one. */
  columns(): readonly string[]
  rows(): readonly FoundRow[]
  /** A row by its place, the first being 1, or by the text of one of its cells. */
  row(which: number | string): FoundRow
}

export type FindOptions = {
  /** Where to look. Default: the document. */
  readonly within?: ParentNode
  /** How long to wait, in milliseconds. Default 5000. */
  readonly timeout?: number
}

/**
 * Returns the table with this name, which is its label or caption.
 * @throws if there is none; the message names the tables that are there
 * @example getTable('Import batches').row(3).cell('Status')
 */
export const getTable = (name: string, { within = document }: FindOptions = {}): FoundTable => {
  const tables = [...within.querySelectorAll<HTMLElement>('table, [role=table], [role=grid]')]
  const element = tables.find((table) => nameOf(table) === name)
  if (!element) throw new Error(`There is no table '${name}'. ${listed('Tables', tables.map(nameOf))}`)
  return foundTable(element, name)
}

/**
 * Waits until the table with this name has loaded, and returns it.
 * @throws after the timeout; the message names the tables that are there
 * @example const table = await findTable('Import batches')
 * expect(table.row(3).cell('Status').textContent).toBe('Failed')
 */
export const findTable = async (name: string, options: FindOptions = {}): Promise<FoundTable> => {
  const { timeout = 5000 } = options
  const end = Date.now() + timeout
  // What React does meanwhile isn't an act of the test.
  const isActing: unknown = Reflect.get(globalThis, ACTING)
  Reflect.set(globalThis, ACTING, false)
  try {
    for (;;) {
      // Before the first look too: a press just now hasn't reached the table yet.
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      const late = Date.now() >= end
      const table = late ? getTable(name, options) : tableIfThere(name, options)
      if (table && !isBusy(table.element)) return table
      if (late) throw new Error(`The table '${name}' was still loading after ${timeout} ms.`)
    }
  } finally {
    Reflect.set(globalThis, ACTING, isActing)
  }
}

const ACTING = 'IS_REACT_ACT_ENVIRONMENT'
const POLL_MS = 20

const tableIfThere = (name: string, options: FindOptions): FoundTable | undefined => {
  try {
    return getTable(name, options)
  } catch {
    return undefined
  }
}

const isBusy = (element: Element): boolean => element.closest('[aria-busy=true]') !== null

const foundTable = (element: HTMLElement, name: string): FoundTable => {
  const headers = () => [...element.querySelectorAll<HTMLElement>('thead th, thead td, [role=columnheader]')]
  const columns = () => headers().map((header) => titleOf(header))
  const rows = () =>
    [...element.querySelectorAll<HTMLElement>('tbody tr, [role=row]')]
      .filter((row) => !row.closest('thead') && cellsOf(row).length > 0 && !isOneMessage(row))
      .map((row) => foundRow(row, name, columns))
  const row = (which: number | string): FoundRow => {
    const all = rows()
    const found =
      typeof which === 'number'
        ? all[which - 1]
        : all.find((one) => cellsOf(one.element).some((cell) => textOf(cell) === which))
    if (found) return found
    const said = all.length === 0 ? ` It says: ${textOf(element.querySelector('tbody') ?? element)}` : ''
    throw new Error(
      `The table '${name}' has no row ${typeof which === 'number' ? which : `'${which}'`}. ` +
        `${listed('Rows', all.map(firstText))}${said}`,
    )
  }
  return { element, columns: () => columns().filter((title) => title !== ''), rows, row }
}

const foundRow = (element: HTMLElement, table: string, columns: () => readonly string[]): FoundRow => ({
  element,
  cell(column) {
    const cell = cellsOf(element)[columns().indexOf(column)]
    if (columns().includes(column) && cell) return cell
    throw new Error(
      `The table '${table}' has no column '${column}'. ${listed(
        'Columns',
        columns().filter((title) => title !== ''),
      )}`,
    )
  },
  texts() {
    const cells = cellsOf(element)
    const named = columns().flatMap((title, index) => {
      const cell = cells[index]
      return title === '' || !cell ? [] : [[title, textOf(cell)] as const]
    })
    return Object.fromEntries(named)
  },
})

const cellsOf = (row: Element): HTMLElement[] =>
  [...row.children].filter(
    (cell): cell is HTMLElement =>
      cell instanceof HTMLElement && cell.matches('td, th, [role=cell], [role=gridcell], [role=rowheader]'),
  )

/** A row that stands for all of them: that there is nothing, or what went wrong; or what is opened below a row. */
const isOneMessage = (row: Element): boolean => {
  const [first, ...others] = cellsOf(row)
  return first instanceof HTMLTableCellElement && first.colSpan > 1 && others.length === 0
}

const firstText = ({ element }: FoundRow): string => {
  const named = cellsOf(element).find((cell) => cell.matches('th, [role=rowheader]'))
  return textOf(named ?? cellsOf(element)[0] ?? element)
}

const nameOf = (table: Element): string => {
  const labels = table.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const labelled = labels.map((id) => textOf(table.ownerDocument.getElementById(id))).join(' ')
  return labelled || titleOf(table, table.querySelector('caption'))
}

const titleOf = (element: Element, shown: unknown = element): string =>
  element.getAttribute('aria-label') ?? (shown instanceof Element ? textOf(shown) : '')

const textOf = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

const listed = (what: string, names: readonly string[]): string =>
  names.length === 0 ? `There are none.` : `${what}: ${names.map((name) => `'${name}'`).join(', ')}.`
