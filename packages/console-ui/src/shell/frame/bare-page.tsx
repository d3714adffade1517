import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { whenThere } from '../../parts/way-back/when-there.ts'
import * as css from './frame.css.ts'

export type BarePageProps = {
  /** It took the place of a page that was in use, by a sign-out or the end of a session: reading goes on at its title. */
  replaces: boolean
  children: ReactNode
}

/** A page without header and navigation. */
export function BarePage({ replaces, children }: BarePageProps): ReactElement {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!replaces || !main.current) return
    return whenThere(main.current, '[data-ec-screen="login"] [data-ec-title]', (title) => {
      if (document.activeElement === document.body) title.focus()
    })
  }, [replaces])
  return (
    <main ref={main} className={css.bare}>
      {children}
    </main>
  )
}
