import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import '../../styles/root.css.ts'
import '../../styles/print.css.ts'
import { rootAttributes } from './root-attributes.ts'
import { StyleCheck } from './style-check.tsx'
import type { Theme } from './theme.ts'
import { ThemeContext } from './theme-context.ts'
import { useSchemeAround } from './use-scheme-around.ts'

/**
 * The direction that an element around `place` sets, if it is not the document's: what is moved to the body has to be told.
 * Read from `dir`, as hosts set it; nothing is measured.
 */
function useOwnDirection(place: RefObject<Element | null>): 'ltr' | 'rtl' | undefined {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>()
  useEffect(() => {
    const setter = place.current?.closest('[dir]')
    if (!setter || setter === document.documentElement || setter === document.body) return
    const read = () => {
      const dir = setter.getAttribute('dir')?.toLowerCase()
      setDirection(dir === 'rtl' || dir === 'ltr' ? dir : undefined)
    }
    read()
    const changes = new MutationObserver(read)
    changes.observe(setter, { attributeFilter: ['dir'] })
    return () => changes.disconnect()
  }, [place])
  return direction
}

export type ThemeRootProps = Theme & {
  children: ReactNode
  className?: string | undefined
}

/** Everything of the console stands in one: it brings the tokens, the scheme and the density. In another root it takes over what it is not told. */
export function ThemeRoot({ scheme, density, vars, className, children }: ThemeRootProps): ReactElement {
  const outer = useContext(ThemeContext)
  const place = useRef<HTMLDivElement>(null)
  const dir = useOwnDirection(place)
  const given = scheme ?? outer.scheme
  const around = useSchemeAround(place, given === undefined)
  const theme = useMemo(
    () => ({
      scheme: given ?? around,
      density: density ?? outer.density,
      vars: { ...outer.vars, ...vars },
      dir: dir ?? outer.dir,
    }),
    [given, around, density, vars, dir, outer],
  )
  return (
    <ThemeContext.Provider value={theme}>
      <div {...rootAttributes(theme)} ref={place} className={className}>
        {children}
        {process.env.NODE_ENV === 'development' && <StyleCheck />}
      </div>
    </ThemeContext.Provider>
  )
}
