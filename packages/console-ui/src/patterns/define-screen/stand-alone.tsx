import {
  createStore,
  type RouteParams,
  routeTable,
  type ScreenId,
  useConsoleSettings,
} from '@edconsole/console-core'
import {
  type ReactElement,
  type RefObject,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { focusTitle } from '../../parts/way-back/focus-title.ts'
import { NO_PAGE } from '../page-actions/page-action.ts'
import { AccessGate } from './access-gate.tsx'
import { checkCore } from './check-core.ts'
import { DistrictGate } from './district-gate.tsx'
import { EmbedRoot } from './embed-root.tsx'
import { OptionCheck } from './option-check.tsx'
import { PlaceShown } from './place-shown.tsx'
import * as css from './screen.css.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { type HeadingLevel, type ScreenFrame, ScreenFrameContext } from './screen-frame.ts'
import { ScreenHostContext } from './screen-host.ts'
import type { ScreenDefinition, ScreenProps } from './screen-props.ts'
import { SessionGate } from './session-gate.tsx'
import { useFocusKept } from './use-focus-kept.ts'

/** A screen that comes later than this has nothing to do with the one before. */
const ARRIVES_WITHIN_MS = 15_000

/** When a screen went and took the focus along, by document or shadow root. */
const leftAt = new WeakMap<Node, number>()

/**
 * Where no shell does it, a screen that comes in place of one that took the focus along gives the focus to its title (ux 7.1),
 * whoever put it there: our routes, a host's router, or Back.
 */
function useArrivalFocus(section: RefObject<HTMLElement | null>, isFramed: boolean): void {
  useLayoutEffect(() => {
    const element = section.current
    if (!element || isFramed) return
    const root = element.getRootNode()
    const left = leftAt.get(root)
    leftAt.delete(root)
    const stop =
      left !== undefined && performance.now() - left < ARRIVES_WITHIN_MS ? focusTitle(element) : undefined
    return () => {
      stop?.()
      if (element.querySelector(':focus')) leftAt.set(root, performance.now())
    }
  }, [section, isFramed])
}

export type StandAloneProps<Id extends ScreenId, Extra extends object> = {
  definition: ScreenDefinition<Id, Extra>
  given: ScreenProps<Id> & Extra
}

/** A screen with everything around it that lets it stand in any page. */
export function StandAlone<Id extends ScreenId, Extra extends object>({
  definition: { id, component: Component, opens },
  given,
}: StandAloneProps<Id, Extra>): ReactElement {
  // Before anything that an older one lacks.
  checkCore()
  const { headingLevel, breadcrumbs, districtId: named, ...rest } = given
  // Without types a host may give a number.
  const districtId = named === undefined ? undefined : String(named)
  const frame = useFrame(id, headingLevel, breadcrumbs)
  const { audience, scope } = routeTable[id]
  const section = useRef<HTMLElement>(null)
  useArrivalFocus(section, useContext(ScreenHostContext) !== null)
  useFocusKept(
    section,
    Object.values(given)
      .filter((one) => typeof one === 'string')
      .join(),
  )
  const draw = (district?: string) => {
    // The address's pattern names exactly these, and the gate has made sure of the district.
    const props = { ...rest, ...(district !== undefined && { districtId: district }) } as RouteParams<Id> &
      Extra
    return (
      <>
        <PlaceShown id={id} params={props} />
        <Component {...props} />
      </>
    )
  }
  return (
    <EmbedRoot id={id} districtId={districtId} params={given} headingLevel={frame.headingLevel} opens={opens}>
      <section ref={section} className={css.section} data-ec-screen={id} aria-labelledby={frame.headingId}>
        <ScreenFrameContext.Provider value={frame}>
          <ScreenBoundary screen={id}>
            <SessionGate audience={audience}>
              <AccessGate id={id}>
                {scope === 'district' ? <DistrictGate districtId={districtId}>{draw}</DistrictGate> : draw()}
              </AccessGate>
            </SessionGate>
          </ScreenBoundary>
          {process.env.NODE_ENV === 'development' && <OptionCheck />}
        </ScreenFrameContext.Provider>
      </section>
    </EmbedRoot>
  )
}

function useFrame(
  id: ScreenId,
  level: ScreenFrame['headingLevel'] | undefined,
  breadcrumbs: boolean | undefined,
): ScreenFrame {
  const settings = useConsoleSettings()
  const host = useContext(ScreenHostContext)
  const headingId = useId()
  const headingLevel = headingLevelOf(level ?? host?.headingLevel ?? settings.headingLevel)
  const hasBreadcrumbs = breadcrumbs ?? host?.breadcrumbs ?? false
  const [own] = useState(() => createStore(NO_PAGE))
  const page = host?.page ?? own
  return useMemo(
    () => ({ id, headingId, headingLevel, breadcrumbs: hasBreadcrumbs, page }),
    [id, headingId, headingLevel, hasBreadcrumbs, page],
  )
}

/** Without types a host may give any number. */
const headingLevelOf = (given: number): HeadingLevel => LEVELS.find((level) => level >= given) ?? 4

const LEVELS = [1, 2, 3, 4] as const satisfies HeadingLevel[]
