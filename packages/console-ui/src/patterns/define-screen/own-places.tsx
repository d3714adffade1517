import {
  EmbeddedPlaces,
  type Place,
  pathOf,
  placeWith,
  type ScreenId,
  useDistrict,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { focusTitle } from '../../parts/way-back/focus-title.ts'
import { lazyScreen } from './lazy-screen.tsx'
import type { HeadingLevel } from './screen-frame.ts'
import { ScreenHostContext } from './screen-host.ts'
import type { LazyScreen, OpenedScreens, ScreenModule } from './screen-props.ts'

export type OwnPlacesProps = {
  id: ScreenId
  /** What the host gave the screen, its ids among it. */
  params: object
  headingLevel: HeadingLevel
  opens: OpenedScreens | undefined
  children: ReactNode
}

const NONE: OpenedScreens = { ids: [], load: async () => ({}) }

/** Lets an embedded screen open others in its own place, with the way back above their titles. */
export function OwnPlaces(props: OwnPlacesProps): ReactElement {
  const { id, params, headingLevel, opens = NONE, children } = props
  const district = useDistrict().id ?? undefined
  const given = Object.entries(params).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const home = placeWith(id, { districtId: district, ...Object.fromEntries(given) })
  const shows = useCallback((other: string) => opens.ids.some((one) => one === other), [opens])
  const host = useMemo(() => ({ headingLevel, breadcrumbs: true }), [headingLevel])
  return (
    <EmbeddedPlaces home={home} shows={shows}>
      {(opened) => {
        return (
          <>
            <TitleFocus path={opened && pathOf({ id: opened.id, params: opened.params })} />
            {opened ? (
              <ScreenHostContext.Provider value={host}>
                <Opened key={opened.id} opens={opens} place={opened} />
              </ScreenHostContext.Provider>
            ) : (
              children
            )}
          </>
        )
      }}
    </EmbeddedPlaces>
  )
}

type OpenedProps = { opens: OpenedScreens; place: Place }

function Opened({ opens, place: { id, params } }: OpenedProps): ReactElement {
  const Screen = useMemo(
    () =>
      lazyScreen(async () => {
        const found = Object.entries(await opens.load()).find(([key]) => key === id)
        // A place has exactly the parameters that its screen asks for.
        return found?.[1] as unknown as ScreenModule<ScreenId>
      }) as unknown as LazyScreen<Readonly<Record<string, string>>>,
    [opens, id],
  )
  return <Screen {...params} />
}

/** After a navigation within the embed the focus goes to the title of what was opened. */
function TitleFocus({ path }: { path: string | null }): ReactElement {
  const anchor = useRef<HTMLSpanElement>(null)
  const shown = useRef(path)
  useEffect(() => {
    const root = anchor.current?.closest<HTMLElement>('[data-ec-root]')
    if (shown.current === path || !root) return
    shown.current = path
    return focusTitle(root, document.activeElement)
  }, [path])
  return <span ref={anchor} hidden />
}
