import type { ScreenId } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import type { LazyScreen, ScreenModule, ScreenProps, ScreenReads } from './screen-props.ts'
import { ScreenSkeleton } from './screen-skeleton.tsx'

/** A screen whose code is loaded when it is first shown. If that fails a card offers to try again (R28). */
export function lazyScreen<Id extends ScreenId>(
  load: () => Promise<ScreenModule<Id>>,
): LazyScreen<ScreenProps<Id>> {
  let reads: ScreenReads | undefined
  const Screen = lazyPart<(props: ScreenProps<Id>) => ReactElement>(
    async () => {
      const { screen: Loaded, reads: loaded } = await load()
      reads = loaded
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
  return Object.assign(render, {
    preload: Screen.preload,
    reads: (context: Parameters<ScreenReads>[0]) => reads?.(context) ?? [],
  })
}
