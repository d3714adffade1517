import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { lazyPart } from '../../../parts/lazy-part/lazy-part.tsx'
import type { CardListProps } from './card-list.tsx'
import * as css from './small-probe.css.ts'

const CardList = lazyPart(async () => (await import('./card-list.tsx')).CardList, {
  fallback: null,
  failed: (_, { table }) => table,
})

/** Cards in a small container, else the table; the table too if the cards didn't load. */
export function CardsOrTable<Row extends object>(given: CardListProps<Row>): ReactElement {
  const probe = useRef<HTMLSpanElement>(null)
  const [isSmall, setSmall] = useState(false)
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
      {isSmall ? <CardList {...given} /> : given.table}
    </>
  )
}
