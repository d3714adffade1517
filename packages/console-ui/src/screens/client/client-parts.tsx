import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { Tabs } from '../../parts/tabs/tabs.tsx'
import { PageParts } from '../../patterns/define-screen/page-parts.tsx'
import * as pageCss from '../../patterns/page-header/page-header.css.ts'
import { classNames } from '../../styles/class-names.ts'
import type { ClientPageMessages } from './messages.ts'
import * as css from './screen.css.ts'

type PartId = Exclude<keyof ClientPageMessages['sections'], 'label'>
export type Part = { id: PartId; count?: number | undefined; body: ReactNode }

/** Those of the wide column; the others stand beside them. */
const WIDE: readonly PartId[] = ['products', 'instances', 'users']

type ClientPartsProps = {
  parts: readonly Part[]
  /** Below the others in the narrow column, without a tab: it may be nothing. */
  last: ReactNode
  m: ClientPageMessages
}

/** The parts of the page, and tabs that lead to them: all of them are on it. */
export function ClientParts({ parts, last, m }: ClientPartsProps): ReactElement {
  const places = useRef(new Map<PartId, HTMLElement>())
  const [current, setCurrent] = useState<PartId>('overview')
  const goTo = (id: PartId) => {
    setCurrent(id)
    const place = places.current.get(id)
    place?.scrollIntoView?.({ block: 'start' })
    place?.focus({ preventScroll: true })
  }
  const placed = (isWide: boolean) =>
    parts
      .filter(({ id }) => WIDE.includes(id) === isWide)
      .map(({ id, body }) => (
        <div
          key={id}
          ref={(element) => {
            if (element) places.current.set(id, element)
            else places.current.delete(id)
          }}
          className={css.part}
          tabIndex={-1}
        >
          {body}
        </div>
      ))
  const byTabs = [...parts].sort((a, b) => Number(b.id === 'overview') - Number(a.id === 'overview'))
  return (
    <>
      <div className={classNames(pageCss.tabs, css.tabs)}>
        <Tabs
          label={m.sections.label}
          items={byTabs.map(({ id, count }) => ({
            key: id,
            label: m.sections[id],
            href: undefined,
            count,
            current: id === current,
            onClick: () => goTo(id),
          }))}
        />
      </div>
      <div className={css.body}>
        <div className={css.stack}>
          <PageParts>{placed(true)}</PageParts>
        </div>
        <div className={css.stack}>
          <PageParts>
            {placed(false)}
            {last}
          </PageParts>
        </div>
      </div>
    </>
  )
}
