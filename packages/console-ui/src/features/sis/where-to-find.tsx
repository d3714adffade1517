import { type SisSystem, useAccess } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { SectionHeading } from '../../patterns/card/section-heading.tsx'
import { useMaySync } from '../imports/use-may-sync.ts'
import type { SisConnectionMessages } from './messages.ts'
import { useFileDelivery } from './use-file-delivery.ts'
import * as css from './where-to-find.css.ts'

export type WhereToFindProps = { system: SisSystem; m: SisConnectionMessages }

/** Where the values of a connection are found in the chosen system, or how files get here (ux 9.2). */
export function WhereToFind({ system, m }: WhereToFindProps): ReactElement | null {
  return system.kind === 'file' ? (
    <WaysOfFiles m={m} />
  ) : (
    <Guide title={m.where.title(system.provider.name)} steps={m.where.steps[system.kind]} />
  )
}

function WaysOfFiles({ m }: Pick<WhereToFindProps, 'm'>): ReactElement | null {
  const { isEmployee } = useAccess()
  const maySync = useMaySync()
  const delivery = useFileDelivery(true)
  const { staff, district } = m.where.files
  if (delivery === undefined) return null
  if (isEmployee) return <Guide title={staff.title} steps={staff[delivery]} />
  const way = delivery === 'uploads' && !maySync ? 'handedOver' : delivery
  return <Guide title={district.title} steps={district[way]} />
}

type GuideProps = { title: string; steps: Readonly<Record<number, string>> }

function Guide({ title, steps }: GuideProps): ReactElement {
  const id = useId()
  return (
    <aside className={css.card} aria-labelledby={id}>
      <SectionHeading depth={1} id={id} className={css.title}>
        {title}
      </SectionHeading>
      <ol className={css.steps}>
        {Object.entries(steps).map(([order, text]) => (
          <li key={order}>{text}</li>
        ))}
      </ol>
    </aside>
  )
}
