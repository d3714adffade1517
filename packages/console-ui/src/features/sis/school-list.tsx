import type { SisConnection } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import * as css from './connection-test.css.ts'
import type { SisConnectionMessages } from './messages.ts'

export type SchoolListProps = { schools: SisConnection['schools']; m: SisConnectionMessages }

/** The schools that the SIS showed; those that Site Management lacks are marked. */
export function SchoolList({ schools, m }: SchoolListProps): ReactElement {
  // Where none is known yet, the heading says so once for all.
  const isMixed = schools.some(({ isKnown }) => isKnown)
  const ordered = [...schools].sort((a, b) => Number(a.isKnown) - Number(b.isKnown))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also by keyboard
    <ul className={css.schools} tabIndex={0} aria-label={m.test.schools(schools.length)}>
      {ordered.map(({ code, name, isKnown }) => (
        <li key={code} className={css.school}>
          <span className={css.schoolCode}>{code}</span>
          {name}
          {isKnown || !isMixed ? null : <span className={css.unknown}>{m.test.unknown}</span>}
        </li>
      ))}
    </ul>
  )
}
