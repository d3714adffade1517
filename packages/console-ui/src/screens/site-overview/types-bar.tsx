import { useMessages } from '@edconsole/console-core'
import { type ReactElement, type RefObject, useState } from 'react'
import { useLater } from '../../parts/later/use-later.ts'
import { useSaveKey } from '../../patterns/resource-form/use-save-key.ts'
import { SaveBar } from '../../patterns/save-bar/save-bar.tsx'
import { closeDialogLater } from './close-dialog-later.ts'
import { messages } from './messages.ts'
import { firstSelect } from './select-in-row.ts'
import type { TypeChoices } from './use-type-choices.ts'

export type TypesBarProps = {
  types: TypeChoices
  /** The list with the selects. */
  root: RefObject<HTMLDivElement | null>
}

/** What was chosen and is not saved; closing a site is asked about first. */
export function TypesBar({ types, root }: TypesBarProps): ReactElement {
  const m = useMessages('site-overview', messages)
  const [asking, setAsking] = useState(false)
  const choices = [...types.choices.values()]
  const closing = choices.filter(({ to }) => to === 'Closed')
  const Close = useLater(closeDialogLater, closing.length > 0)
  const save = () => {
    if (types.saving) return
    if (closing.length > 0 && Close) setAsking(true)
    else void types.save()
  }
  useSaveKey(root, types.editing && choices.length > 0, save)
  return (
    <>
      <SaveBar
        changes={choices.map(({ siteName }) => siteName)}
        invalid={0}
        onShowInvalid={() => {}}
        saving={types.saving}
        partly={types.partly}
        onSave={save}
        onDiscard={() => {
          types.discard()
          firstSelect(root.current)?.focus()
        }}
      />
      {Close && (
        <Close
          open={asking}
          sites={closing}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void types.save()
          }}
          m={m}
        />
      )}
    </>
  )
}
