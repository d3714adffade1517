import { type ReactElement, useId, useState } from 'react'
import { CollapseIcon, ExpandIcon } from '../../../parts/icons/icons.ts'
import { MonoTag } from '../../../parts/mono-tag/mono-tag.tsx'
import * as css from './mapping-editor.css.ts'
import type { MappingEditorMessages } from './messages.ts'

/** The SIS columns that feed nothing, folded: they aren't a task, but a user may look for one. */
export function UnusedSources({
  names,
  m,
}: {
  names: readonly string[]
  m: MappingEditorMessages
}): ReactElement {
  const [open, setOpen] = useState(false)
  const id = useId()
  const Icon = open ? CollapseIcon : ExpandIcon
  return (
    <section>
      <button
        type="button"
        className={css.foldedHead}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon size="sm" />
        {m.unusedSources(names.length)}
      </button>
      <div id={id} hidden={!open}>
        {open && (
          <div className={css.folded}>
            {names.map((name) => (
              <MonoTag key={name} value={name} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
