import type { Place } from '@edconsole/console-core'
import type { MouseEvent } from 'react'

export type PlaceLinkAttributes = {
  /** Absent when the host has nowhere to show the place. */
  readonly href: string | undefined
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
}

type Navigation = { href(to: Place): string | undefined; go(to: Place): void }

/** A real address for the browser's own ways to open it, and the host's navigation for a plain click. */
export function linkToPlace(navigation: Navigation, to: Place | null): PlaceLinkAttributes {
  return {
    href: to ? navigation.href(to) : undefined,
    onClick: (event) => {
      if (!to || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      navigation.go(to)
    },
  }
}

function isPlainClick(event: MouseEvent<HTMLElement>): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
