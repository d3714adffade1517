import type { Role } from '@edconsole/console-core'
import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { CopyButton } from '../../parts/copy-button/copy-button.tsx'
import { LockedIcon } from '../../parts/icons/icons.ts'
import { TextLink } from '../../parts/text-link/text-link.tsx'
import { patternMessages } from '../messages.ts'
import { StatePanel } from './state-panel.tsx'

export type DeniedStateProps = {
  /** Outermost level first. */
  missing: readonly Role[]
  /** The mail address of who gives roles (R20). */
  contact?: string | undefined
  /** What can be sent to them, as text; without it the names of the roles are copied. */
  request?: string | undefined
}

/** For a screen that a host shows to a user without access (ux 7.28): which roles to request, and from whom. */
export function DeniedState({ missing, contact, request }: DeniedStateProps): ReactElement {
  const m = useMessages('patterns', patternMessages).states
  const roles = missing.join(', ')
  return (
    <StatePanel
      icon={<LockedIcon size="xl" />}
      title={m.denied}
      action={roles && <CopyButton text={request ?? roles} what={request ? m.aRequest : m.theRoles} />}
    >
      {roles && m.required(roles)}
      {contact && (
        <>
          {' '}
          {m.requestAccess}{' '}
          <TextLink inText href={`mailto:${contact}`}>
            {contact}
          </TextLink>
        </>
      )}
    </StatePanel>
  )
}
