import type { ScreenId } from '@edconsole/console-core'
import { screens } from '@edconsole/console-ui'
import { type ComponentType, createElement, type ReactNode } from 'react'

/** Draws the screen of a route with the parameters of its address, which the route's pattern has checked. */
export const renderScreen = (id: ScreenId, params: Readonly<Record<string, string>>): ReactNode =>
  createElement(screens[id] as ComponentType<Readonly<Record<string, string>>>, params)
