import { useMessages } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import * as css from '../filter-bar.css.ts'
import type { TableModel } from '../table-model.ts'
import { LaterViewDialogs } from './later-view-dialogs.ts'
import { viewMessages } from './messages.ts'
import { useSaveChanges } from './use-save-changes.ts'
import { viewChanges } from './view-changes.ts'

/** Beside the tabs: that the open view was changed, or that the one of the address isn't there. */
export function ViewStatus<Row extends object>({ model }: { model: TableModel<Row> }): ReactElement | null {
  const m = useMessages('views', viewMessages)
  const [isNaming, setNaming] = useState(false)
  const save = useSaveChanges(model)
  const { open, isMissing } = model.view
  const { isChanged, leave } = viewChanges(model)
  const told = isMissing ? m.missing : isChanged ? m.changed : undefined
  return (
    <>
      <span role="status" className={css.told}>
        {told && <span className={css.count}>{told}</span>}
      </span>
      {isMissing && (
        <Button kind="link" onClick={leave}>
          {m.dismiss}
        </Button>
      )}
      {isChanged && (
        <Button kind="link" onClick={open?.canChange ? save : () => setNaming(true)}>
          {open?.canChange ? m.save : m.saveAsNew}
        </Button>
      )}
      {isNaming && <LaterViewDialogs model={model} shown="create" onClose={() => setNaming(false)} />}
    </>
  )
}
