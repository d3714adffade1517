import { type ClipboardEvent, type KeyboardEvent, type ReactElement, type ReactNode, useId } from 'react'
import { IconButton } from '../../../parts/icon-button/icon-button.tsx'
import { BackIcon, CloseIcon } from '../../../parts/icons/icons.ts'
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden.tsx'
import { SectionHeading } from '../../../patterns/card/section-heading.tsx'
import { isRightToLeft } from '../../../patterns/resource-table/right-to-left.ts'
import type { TranslationsPanelMessages } from './messages.ts'
import * as css from './translations-panel.css.ts'
import type { TranslationsPanelProps } from './translations-panel-props.ts'

export type PanelFrameProps = Pick<
  TranslationsPanelProps,
  'column' | 'sourceColumn' | 'onClose' | 'onLeave'
> & {
  m: TranslationsPanelMessages
  help: string
  onPaste?: (event: ClipboardEvent<HTMLElement>) => void
  children: ReactNode
}

/** The panel around its content: its name, the names of both columns, and the key that leads out of it. */
export function PanelFrame(props: PanelFrameProps): ReactElement {
  const { column, sourceColumn, onClose, onLeave, m, help, onPaste, children } = props
  const id = useId()
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || !onLeave) return
    const back = isRightToLeft(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft'
    if (event.key !== back || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!leavesText(event.target)) return
    event.preventDefault()
    onLeave()
  }
  return (
    <section className={css.root} aria-label={m.label(column.columnName)} onKeyDown={onKey} onPaste={onPaste}>
      {onClose && (
        <header className={css.head}>
          <SectionHeading depth={1} id={id} className={css.title}>
            <span className={css.mono}>{column.columnName}</span>
            <BackIcon size="sm" className={css.arrow} />
            <VisuallyHidden> {m.from} </VisuallyHidden>
            {sourceColumn === null ? (
              <span className={css.quiet}>{m.notMapped}</span>
            ) : (
              <span className={css.mono}>{sourceColumn}</span>
            )}
          </SectionHeading>
          <IconButton size="sm" label={m.close} icon={<CloseIcon />} onClick={onClose} />
        </header>
      )}
      <p className={css.help}>{help}</p>
      {children}
    </section>
  )
}

/** Whether a key that goes back has no caret to move: the control is no text, or the caret stands at its start. */
const leavesText = (target: EventTarget): boolean => {
  if (target instanceof HTMLSelectElement) return false
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return true
  return target.selectionStart === 0 && target.selectionEnd === 0
}
