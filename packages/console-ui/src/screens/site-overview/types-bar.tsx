import { useMessages } from '@edconsole/console-core'
import { type ReactElement, type RefObject, useState } from 'react'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import { useSaveKey } from '../../patterns/resource-form/use-save-key.ts'
import { SaveBar } from '../../patterns/save-bar/save-bar.tsx'
import { messages } from './messages.ts'
import { firstSelect } from './select-in-row.ts'
import type { TypeChoices } from './use-type-choices.ts'

const CloseDialog = lazyOverlay(async () => (await import('./close-dialog.tsx')).CloseDialog)

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
  const save = () => {
    if (types.saving) return
    if (closing.length > 0) setAsking(true)
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
      <CloseDialog
        open={asking}
        sites={closing}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void types.save()
        }}
        m={m}
      />
    </>
  )
}
