import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { DownIcon } from '../../parts/icons/icons.ts'
import { patternMessages } from '../messages.ts'
import { ActionMenu } from './action-menu.tsx'
import type { PageStore } from './page-action.ts'
import * as css from './page-actions.css.ts'
import { useSavedActions } from './use-saved-actions.ts'

/** The menu that stands in for an actions panel where there is no room for one. */
export function FoldedActions({ page }: { page: PageStore }): ReactElement {
  const m = useMessages('patterns', patternMessages).actions
  const actions = useSavedActions(page)
  return (
    <span className={css.folded}>
      <ActionMenu
        label={m.actions}
        actions={actions}
        trigger={<Button icon={<DownIcon />}>{m.actions}</Button>}
      />
    </span>
  )
}
