import type { ReactNode } from 'react'
import type { ListRead, ReadContext } from '../api/list-read.ts'
import type { ScreenId } from './route-table.ts'

/** The screens of routes; `routedScreens` of the UI package makes them. */
export type RoutedScreens = {
  /** Starts loading a screen's code once its guards have admitted it. */
  preload(id: ScreenId): unknown
  /** Renders a screen with the parameters of its address. Must be stable. */
  renderScreen: (id: ScreenId, params: Readonly<Record<string, string>>) => ReactNode
}

/** The screens of an app. */
export type PlacedScreens = {
  /** Fetches a screen's code; the one that the router has too. */
  preload(id: ScreenId): Promise<unknown>
  /** What a screen whose code is there asks for first. */
  reads(id: ScreenId, context: ReadContext): readonly ListRead[]
}
