import type { ConsoleSettings, PlaceId } from '@edconsole/console-core'
import { createContext } from 'react'
import type { PageStore } from '../page-actions/page-action.ts'

export type HeadingLevel = ConsoleSettings['headingLevel']

export type ScreenFrame = {
  readonly id: PlaceId
  /** Of the screen's title; sections below it use the next one. */
  readonly headingLevel: HeadingLevel
  /** Id of the heading, which names the section around the screen. */
  readonly headingId: string
  readonly breadcrumbs: boolean
  /** What the screen's page is called and offers. */
  readonly page?: PageStore
}

/** What a screen's header needs to know about where it stands. `null` outside a screen. */
export const ScreenFrameContext = createContext<ScreenFrame | null>(null)
