import { type DragEvent, type ReactElement, useRef, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { UploadIcon } from '../../parts/icons/icons.ts'
import { classNames } from '../../styles/class-names.ts'
import * as css from './dry-run.css.ts'
import type { DryRunMessages } from './messages.ts'

const MOST_BYTES = 500 * 1024 * 1024

export type DropZoneProps = {
  onFile: (file: File) => void
  /** A file is there already: one line instead of a field. */
  small: boolean
  m: DryRunMessages['drop']
}

/** Takes a file that is dropped on it or picked by its button. */
export function DropZone({ onFile, small, m }: DropZoneProps): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (!file) return
    setRefused(file.size > MOST_BYTES ? m.tooLarge(file.size) : null)
    if (file.size <= MOST_BYTES) onFile(file)
  }
  const hover = (event: DragEvent, isOver: boolean) => {
    event.preventDefault()
    setOver(isOver)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped can be picked by the button
    <div
      className={classNames(css.drop, small && css.dropSmall, over && css.dropOver)}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, false)}
      onDrop={(event) => {
        hover(event, false)
        take(event.dataTransfer.files)
      }}
    >
      {small ? null : (
        <>
          <UploadIcon size="lg" className={css.dropIcon} />
          <p className={css.dropTitle}>{m.title}</p>
        </>
      )}
      <Button
        kind={small ? 'link' : 'secondary'}
        size={small ? 'sm' : 'md'}
        onClick={() => input.current?.click()}
      >
        {small ? m.another : m.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={m.choose}
        accept=".csv,.tsv,.txt,.tab,.psv,text/csv,text/plain,text/tab-separated-values"
        onChange={({ target }) => {
          take(target.files)
          // The same file may be picked once more when it was corrected.
          target.value = ''
        }}
      />
      {small ? null : <p className={css.note}>{m.help}</p>}
      {refused === null ? null : (
        <p className={css.refused} role="alert">
          {refused}
        </p>
      )}
    </div>
  )
}
