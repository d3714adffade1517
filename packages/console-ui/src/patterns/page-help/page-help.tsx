import { type ComponentType, type ReactElement, useState } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { HelpIcon } from '../../parts/icons/icons.ts'
import { createLater, type Later } from '../../parts/later/create-later.ts'
import { loadBoth } from '../../parts/later/load-both.ts'
import { preloadOnApproach } from '../../parts/later/preload-on-approach.ts'
import { useLater } from '../../parts/later/use-later.ts'

const drawer = createLater(async () => (await import('../../parts/drawer/drawer.tsx')).Drawer)

export type PageHelpProps = {
  /** Title of the drawer. */
  title: string
  /** The text, fetched when somebody comes near. */
  text: Later<ComponentType>
}

/**
 * The way to a screen's help, for `PageHeader`'s `help`: always at the end of its title row (ux 4.3).
 * @example <PageHelp title="About batches" text={createLater(async () => (await import('./help.tsx')).Help)} />
 */
export function PageHelp({ title, text }: PageHelpProps): ReactElement {
  const [open, setOpen] = useState(false)
  const [needs] = useState(() => loadBoth(drawer, text))
  const Drawer = useLater(needs, open, () => setOpen(false))
  const Text = text.get()
  return (
    <>
      <IconButton
        label="Help"
        icon={<HelpIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...preloadOnApproach(needs)}
      />
      {Drawer && Text ? (
        <Drawer open={open} onClose={() => setOpen(false)} title={title}>
          <Text />
        </Drawer>
      ) : null}
    </>
  )
}
