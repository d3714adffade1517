import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, type ReactElement, useEffect, useState } from 'react'
import { themes } from 'storybook/theming'

type Scheme = 'light' | 'dark'
type Globals = { globals: { scheme?: unknown } }

const EVENT = 'globalsUpdated'

const schemeOfAddress = (): Scheme =>
  new URLSearchParams(window.location.search).get('globals')?.includes('scheme:dark') ? 'dark' : 'light'

/** A page of text in the theme of the toolbar, as the stories on it. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>): ReactElement {
  const [scheme, setScheme] = useState(schemeOfAddress)
  useEffect(() => {
    const follow = ({ globals }: Globals) => setScheme(globals.scheme === 'dark' ? 'dark' : 'light')
    context.channel.on(EVENT, follow)
    return () => context.channel.off(EVENT, follow)
  }, [context])
  return (
    <DocsContainer context={context} theme={themes[scheme]}>
      {children}
    </DocsContainer>
  )
}
