import {
  pathOf,
  placeWith,
  type ScreenId,
  titleOf,
  useConsoleSettings,
  useEmit,
  useNavigator,
} from '@edconsole/console-core'
import { useEffect, useRef } from 'react'

export type PlaceShownProps = {
  id: ScreenId
  /** What the screen got, its ids among it. */
  params: object
}

/** Tells the host which place a screen shows, once it may be seen. A router's guards tell it themselves. */
export function PlaceShown({ id, params }: PlaceShownProps): null {
  const { kind } = useNavigator()
  const { productName } = useConsoleSettings()
  const emit = useEmit()
  const told = useRef('')
  const ids = Object.entries(params).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const place = placeWith(id, Object.fromEntries(ids))
  const path = place && pathOf(place)
  useEffect(() => {
    // Strict mode runs effects twice.
    if (!place || kind === 'router' || told.current === path) return
    told.current = path ?? ''
    emit({ type: 'place-shown', place, title: titleOf(id, productName) })
  })
  return null
}
