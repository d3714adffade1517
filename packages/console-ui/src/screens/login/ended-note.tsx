import {
  isSignInPopUp,
  type RouteEntry,
  routeTable,
  useMessages,
  useNavigation,
  wantedPlace,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { InfoIcon } from '../../parts/icons/icons.ts'
import * as css from './ended-note.css.ts'
import { messages } from './messages.ts'

/** Why the session ended, and that nothing is lost (R14). */
export function EndedNote(): ReactElement {
  const m = useMessages('login', messages)
  const { place } = useNavigation()
  const wanted = place && !isSignInPopUp(place) ? wantedPlace(place) : null
  const route: RouteEntry | null = wanted ? routeTable[wanted.id] : null
  return (
    <p className={css.root} role="status">
      <InfoIcon className={css.icon} />
      <span>
        {m.ended(route?.title ?? null)} <span>{m.kept}</span>
      </span>
    </p>
  )
}
