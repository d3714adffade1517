import { useEmit } from '@edconsole/console-core'
import { Component, type ReactElement, type ReactNode, useMemo } from 'react'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { newReference } from '../define-screen/new-reference.ts'
import type { Column } from './column.ts'
import type { ResourceTableProps } from './resource-table-props.ts'

export type TableGuardProps<Row extends object> = {
  props: ResourceTableProps<Row>
  children: (props: ResourceTableProps<Row>) => ReactElement
}

/**
 * Keeps a list when one of its rows cannot be drawn (R17). Nothing is guarded until something breaks; from then on each cell
 * is drawn for itself, and those that break show that there is no value. Hosts hear of it once.
 */
export function TableGuard<Row extends object>({ props, children }: TableGuardProps<Row>): ReactElement {
  const emit = useEmit()
  const { columns, rowMenu, note, instead, expand, card } = props
  const guarded = useMemo((): Partial<ResourceTableProps<Row>> => {
    const { bar, problem } = card ?? {}
    return {
      columns: columns.map(guardedColumn),
      ...(rowMenu && { rowMenu: (row: Row) => attempt(() => rowMenu(row), []) }),
      ...(note && { note: guardedDrawing(note) }),
      ...(instead && { instead: (row: Row) => attempt(() => instead(row), null) }),
      ...(expand && { expand: guardedDrawing(expand) }),
      ...(card && {
        card: Object.assign({}, card, {
          bar: bar && ((row: Row) => attempt(() => bar(row), null)),
          problem: problem && ((row: Row) => attempt(() => problem(row), null)),
        }),
      }),
    }
  }, [columns, rowMenu, note, instead, expand, card])
  return (
    <Guard report={(error) => emit({ type: 'crashed', error, reference: newReference() })}>
      {(isBroken) => children(isBroken ? Object.assign({}, props, guarded) : props)}
    </Guard>
  )
}

function guardedColumn<Row>(column: Column<Row>): Column<Row> {
  const { text, value, cell } = column
  return Object.assign({}, column, {
    text: (row: Row) => attempt(() => textOf(text(row)), ''),
    ...(value && { value: (row: Row) => attempt(() => value(row), null) }),
    ...(cell && { cell: guardedDrawing(cell) }),
  })
}

/** Whatever stood in the answer, a column's text is one. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function guardedDrawing<Row>(draw: (row: Row) => ReactNode): (row: Row) => ReactNode {
  return (row) => (
    <DrawingBoundary of={row}>
      <Drawing draw={() => draw(row)} />
    </DrawingBoundary>
  )
}

function Drawing({ draw }: { draw: () => ReactNode }): ReactNode {
  return draw()
}

function attempt<Value>(run: () => Value, otherwise: Value): Value {
  try {
    return run()
  } catch {
    return otherwise
  }
}

type GuardProps = { report: (error: unknown) => void; children: (isBroken: boolean) => ReactElement }
type GuardState = { error: unknown; counted: unknown; crashes: number }

// React offers error boundaries to classes only.
class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { error: null, counted: null, crashes: 0 }

  static getDerivedStateFromError(error: unknown): Pick<GuardState, 'error'> {
    return { error }
  }

  static getDerivedStateFromProps(
    _: GuardProps,
    { error, counted, crashes }: GuardState,
  ): Partial<GuardState> | null {
    return error === counted ? null : { counted: error, crashes: crashes + 1 }
  }

  override componentDidCatch(error: unknown): void {
    if (this.state.crashes === 1) this.props.report(error)
  }

  override render(): ReactNode {
    const { crashes, error } = this.state
    // What breaks although each cell is guarded is for the boundary around.
    if (crashes > 1) throw error
    return this.props.children(crashes > 0)
  }
}

class DrawingBoundary extends Component<{ of: unknown; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override componentDidUpdate({ of }: { of: unknown }): void {
    if (this.state.broken && of !== this.props.of) this.setState({ broken: false })
  }

  override render(): ReactNode {
    return this.state.broken ? <NoValue /> : this.props.children
  }
}
