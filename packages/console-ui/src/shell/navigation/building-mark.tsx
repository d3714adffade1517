import type { PlaceId } from '@edconsole/console-core'
import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { NotStartedIcon } from '../../parts/icons/icons.ts'
import { isBeingBuilt } from '../../screens/being-built/being-built.ts'
import { shellMessages } from '../messages.ts'
import * as css from './navigation.css.ts'

/** Beside an entry whose screen is still being built. */
export function BuildingMark({ id }: { id: PlaceId }): ReactElement | null {
  const m = useMessages('shell', shellMessages).navigation
  return isBeingBuilt(id) ? <NotStartedIcon size="sm" label={m.beingBuilt} className={css.building} /> : null
}
