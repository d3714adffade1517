import type { SisSystem } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { SectionHeading } from '../../patterns/card/section-heading.tsx'
import type { SisConnectionMessages } from './messages.ts'
import * as css from './where-to-find.css.ts'

export type WhereToFindProps = { system: SisSystem; m: SisConnectionMessages }

/** Where the values of a connection are found in the chosen system (ux 9.2). */
export function WhereToFind({ system, m }: WhereToFindProps): ReactElement {
  const id = useId()
  return (
    <aside className={css.card} aria-labelledby={id}>
      <SectionHeading depth={1} id={id} className={css.title}>
        {system.kind === 'file' ? m.where.filesTitle : m.where.title(system.provider.name)}
      </SectionHeading>
      <ol className={css.steps}>
        {Object.entries(m.where.steps[system.kind]).map(([order, text]) => (
          <li key={order}>{text}</li>
        ))}
      </ol>
    </aside>
  )
}
