import { useMessages } from '@edconsole/console-core'
import { type ComponentType, type ReactElement, useState } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { HelpIcon } from '../../parts/icons/icons.ts'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import { type LazyPart, lazyPart, type Preloadable } from '../../parts/lazy-part/lazy-part.tsx'
import { preloadOnApproach } from '../../parts/lazy-part/preload-on-approach.ts'
import { patternMessages } from '../messages.ts'

const Drawer = lazyOverlay(async () => (await import('../../parts/drawer/drawer.tsx')).Drawer)

type PageHelpText = ComponentType & Partial<Preloadable>

export type PageHelpProps = {
  /** Title of the drawer. */
  title: string
  /** The text. With a `preload` its code is loaded on approach. */
  text:
    | PageHelpText
    | {
        /** @deprecated Hand in a component, for example one of `React.lazy`. */
        load(): Promise<ComponentType>
      }
}

/**
 * The way to a screen's help, for `PageHeader`'s `help`: always at the end of its title row (ux 4.3).
 * @example <PageHelp title="About batches" text={Help} />
 */
export function PageHelp({ title, text }: PageHelpProps): ReactElement {
  const m = useMessages('patterns', patternMessages).page
  const [open, setOpen] = useState(false)
  const [Text] = useState<PageHelpText>(() => ('load' in text ? componentOf(text.load) : text))
  return (
    <>
      <IconButton
        label={m.help}
        icon={<HelpIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...preloadOnApproach(Drawer, { preload: async () => Text.preload?.() })}
      />
      <Drawer open={open} onClose={() => setOpen(false)} title={title}>
        <Text />
      </Drawer>
    </>
  )
}

function componentOf(load: () => Promise<ComponentType>): LazyPart<() => ReactElement> {
  return lazyPart(async () => {
    const Text = await load()
    return () => <Text />
  })
}
