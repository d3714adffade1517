import { useMessages, useNavigation, useSession } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { useToldCopy } from '../../parts/copy-button/use-told-copy.ts'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { LinkIcon } from '../../parts/icons/icons.ts'
import { linkMessages } from './link-messages.ts'

/** Copies the address of the page with its filters, order, and view. Nothing where the host has no addresses. */
export function CopyLink(): ReactElement | null {
  const m = useMessages('link', linkMessages)
  const { place, href } = useNavigation()
  const isSignedIn = useSession().status === 'signed-in'
  const copy = useToldCopy()
  const address = place ? href(place) : undefined
  if (!isSignedIn || address === undefined) return null
  const link = new URL(address, document.baseURI).href
  return <IconButton label={m.copy} icon={<LinkIcon />} onClick={() => copy(link, m)} />
}
