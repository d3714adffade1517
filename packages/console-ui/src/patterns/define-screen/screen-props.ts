import type { ListRead, ReadContext, RouteParams, ScreenId } from '@edconsole/console-core'
import type { ComponentType, ReactElement } from 'react'
import type { LazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import type { HeadingLevel } from './screen-frame.ts'

export type ScreenDefinition<Id extends ScreenId, Extra extends object = object> = {
  id: Id
  /** Gets the ids of its address, with a district where the route has one, and draws a `PageHeader` first. Further props are named by `Extra`. */
  component: ComponentType<RouteParams<Id> & NoInfer<Extra>>
  /** Screens that it opens in its own place, where it's embedded in a host that gives no navigation. Their code is loaded then. */
  opens?: OpenedScreens
}

/** Other screens, whose code is loaded together. */
export type OpenedScreens = {
  readonly ids: readonly ScreenId[]
  readonly load: () => Promise<{ readonly [One in ScreenId]?: ScreenModule<One> }>
}

/** What a host hands to a screen: the ids of its address, the district being optional, and how it stands in the page. */
export type ScreenProps<Id extends ScreenId> = Omit<RouteParams<Id>, 'districtId'> & {
  /** Default: the provider's district. */
  districtId?: string
  /** Level of the title; default: the provider's (2). Sections below it follow. */
  headingLevel?: HeadingLevel
  /** Default: only in the console's own frame. */
  breadcrumbs?: boolean
}

export type ScreenComponent<Id extends ScreenId> = ComponentType<ScreenProps<Id>>

/** What loading a screen's code gives. */
export type ScreenModule<Id extends ScreenId> = {
  readonly screen: ScreenComponent<Id>
  readonly reads?: ScreenReads
}

/** The lists that a screen asks for as soon as it is drawn, so that they can be on their way before. */
export type ScreenReads = (context: ReadContext) => readonly ListRead[]

/** A screen that is loaded when it is first shown. */
export type LazyScreen<Props> = LazyPart<(props: Props) => ReactElement> & {
  /** Nothing before the code is there. */
  readonly reads: ScreenReads
}
