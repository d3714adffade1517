import type { ScreenId } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { type LazyPart, lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import type { ScreenModule, ScreenProps } from './screen-props.ts'
import { ScreenSkeleton } from './screen-skeleton.tsx'

/** A screen whose code is loaded when it is first shown. If that fails a card offers to try again (R28). */
export function lazyScreen<Id extends ScreenId>(
  load: () => Promise<ScreenModule<Id>>,
): LazyPart<(props: ScreenProps<Id>) => ReactElement> {
  const Screen = lazyPart<(props: ScreenProps<Id>) => ReactElement>(
    async () => {
      const { screen: Loaded } = await load()
      return (props) => <Loaded {...props} />
    },
    {
      fallback: <ScreenSkeleton />,
      failed({ error }) {
        throw error
      },
    },
  )
  const render = (props: ScreenProps<Id>) => (
    <ScreenBoundary>
      <Screen {...props} />
    </ScreenBoundary>
  )
  return Object.assign(render, { preload: Screen.preload })
}
