import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { createLater } from '../../../parts/later/create-later.ts'
import { useLater } from '../../../parts/later/use-later.ts'
import type { ResourceTableProps } from '../resource-table-props.ts'
import type { TableModel } from '../use-resource-table.ts'
import type { CardSpec } from './card-spec.ts'
import * as css from './small-probe.css.ts'

const cardList = createLater(async () => (await import('./card-list.tsx')).CardList)

export type CardsOrTableProps<Row extends object> = {
  props: ResourceTableProps<Row>
  model: TableModel<Row>
  spec: CardSpec<Row>
  table: ReactElement
}

/** Cards in a small container, else the table; the table too where the cards cannot be fetched. */
export function CardsOrTable<Row extends object>(given: CardsOrTableProps<Row>): ReactElement {
  const probe = useRef<HTMLSpanElement>(null)
  const [isSmall, setSmall] = useState(false)
  const [failed, setFailed] = useState(false)
  const List = useLater(cardList, isSmall, () => setFailed(true))
  useLayoutEffect(() => {
    const element = probe.current
    if (!element) return
    const look = () => setSmall(element.offsetWidth > 0)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <span ref={probe} className={css.probe} />
      {!isSmall || failed ? given.table : List && <List {...given} />}
    </>
  )
}
