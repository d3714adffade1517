import { ConsoleProvider } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { useLocation } from 'wouter'
import { clock } from './clock.ts'
import { DISTRICT, THEME } from './embed.ts'
import { OwnPage } from './own-page.tsx'
import { portalNavigation } from './portal-navigation.ts'

/** Screens of the console above the portal's own page. */
export function Embedded({ children }: { children: ReactNode }): ReactElement {
  const [, go] = useLocation()
  const navigation = useMemo(() => portalNavigation(go), [go])
  return (
    <>
      <ConsoleProvider districtId={DISTRICT} navigation={navigation} theme={THEME} clock={clock}>
        {children}
      </ConsoleProvider>
      <OwnPage />
    </>
  )
}
