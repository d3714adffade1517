import { loadScreen, type ScreenId } from '@edconsole/console-core'
import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react'
import { ScreenBoundary } from './screen-boundary.tsx'
import type { ScreenComponent, ScreenModule, ScreenProps } from './screen-props.ts'
import { ScreenSkeleton } from './screen-skeleton.tsx'

/** A screen whose code is fetched when it is first shown, at most 120000 ms long, with a way to try again (R28). */
export function lazyScreen<Id extends ScreenId>(
  load: () => Promise<ScreenModule<Id>>,
): (props: ScreenProps<Id>) => ReactElement {
  const source = createSource(load)
  return (props) => <Loaded source={source} given={props} />
}

type Source<Id extends ScreenId> = {
  latest(): ScreenComponent<Id>
  /** A failed attempt stays failed: this makes another. */
  again(): ScreenComponent<Id>
}

function createSource<Id extends ScreenId>(load: () => Promise<ScreenModule<Id>>): Source<Id> {
  let failed = false
  const attempt = (): ComponentType<ScreenProps<Id>> => {
    failed = false
    return lazy(async () => {
      try {
        return { default: (await loadScreen(load)).screen }
      } catch (error) {
        failed = true
        throw error
      }
    })
  }
  let latest = attempt()
  const again = () => {
    latest = attempt()
    return latest
  }
  // Whoever comes back to a screen that failed to load asks for it anew.
  return { latest: () => (failed ? again() : latest), again }
}

function Loaded<Id extends ScreenId>({
  source,
  given,
}: {
  source: Source<Id>
  given: ScreenProps<Id>
}): ReactElement {
  const [Screen, setScreen] = useState(source.latest)
  return (
    <ScreenBoundary onRetry={() => setScreen(source.again)}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Screen {...given} />
      </Suspense>
    </ScreenBoundary>
  )
}
