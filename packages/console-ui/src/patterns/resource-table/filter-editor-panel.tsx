import { type KeyboardEvent, type ReactElement, useLayoutEffect, useRef } from 'react'
import * as css from './filter-bar.css.ts'
import { FilterEditor, type FilterEditorProps } from './filter-editor.tsx'

/** The editor of one filter in a panel of its own: it has the focus from the start, also while its values are counted. */
export function FilterEditorPanel(props: FilterEditorProps): ReactElement {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [first = panel.current] = controlsIn(panel.current)
    first?.focus({ preventScroll: true })
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its legend's line
    <div
      ref={panel}
      role="group"
      aria-label={props.spec.label}
      tabIndex={-1}
      className={css.editorPanel}
      onKeyDown={moveByArrow}
    >
      <FilterEditor {...props} />
    </div>
  )
}

/** Up and Down lead from value to value; where something is typed or chosen they are that control's own. */
function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  const by = { ArrowDown: 1, ArrowUp: -1 }[key]
  const isOwn = target instanceof HTMLElement && target.matches('select, input:not([type="checkbox"])')
  if (by === undefined || isOwn) return
  event.preventDefault()
  const controls = controlsIn(currentTarget)
  const at = controls.findIndex((control) => control === target)
  controls[Math.min(Math.max(at + by, 0), controls.length - 1)]?.focus()
}

function controlsIn(panel: HTMLElement | null): readonly HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('button, input, select') ?? [])].filter(
    (control) => !control.matches(':disabled'),
  )
}
