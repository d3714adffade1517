import type { Role } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { CopyButton } from '../../parts/copy-button/copy-button.tsx'
import { LockedIcon } from '../../parts/icons/icons.ts'
import { StatePanel } from './state-panel.tsx'

/** For a screen that a host shows to somebody who may not open it (ux 7.28): which roles to ask for. */
export function DeniedState({ missing }: { missing: readonly Role[] }): ReactElement {
  const roles = missing.join(', ')
  return (
    <StatePanel
      icon={<LockedIcon size="xl" />}
      title="You do not have access to this screen."
      action={roles && <CopyButton text={roles} what="the role names" />}
    >
      {roles && `It needs: ${roles}.`}
    </StatePanel>
  )
}
