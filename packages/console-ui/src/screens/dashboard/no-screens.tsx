import { useConfiguration, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { TextLink } from '../../parts/text-link/text-link.tsx'
import * as cardCss from '../../patterns/card/card.css.ts'
import { messages } from './messages.ts'

/** Where support is reached; nothing where nobody is named (R20). */
export function SupportContact({ className }: { className: string }): ReactElement | null {
  const m = useMessages('dashboard', messages)
  const contact = useConfiguration('console.support.email')
  if (contact === undefined) return null
  return (
    <p className={className}>
      {m.support}{' '}
      <TextLink inText href={`mailto:${contact}`}>
        {contact}
      </TextLink>
    </p>
  )
}

/** For an account without any role: whom to ask, and where support is reached (R20, R40). */
export function NoScreens(): ReactElement {
  const m = useMessages('dashboard', messages)
  return (
    <>
      <p className={cardCss.alone}>{m.noScreens}</p>
      <SupportContact className={cardCss.alone} />
    </>
  )
}
