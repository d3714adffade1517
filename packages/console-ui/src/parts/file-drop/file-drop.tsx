import { formatFileSize, useMessages } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { FieldLine } from '../field/field-line.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon, FileIcon, UploadIcon } from '../icons/icons.ts'
import * as css from './file-drop.css.ts'
import { fileMessages } from './messages.ts'
import { holdsFiles, takeDropped } from './take-dropped.ts'
import { useOver } from './use-over.ts'

/** A file that misses the zone would be opened by the browser in place of the page, and with it all that was typed. */
function useStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      // Other drop targets of this page have claimed the files by now.
      if (event.defaultPrevented || !holdsFiles(event.dataTransfer)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}

export type FileDropProps = {
  /** What the file is: "File of the SIS". Names the group. */
  label: string
  /** What the browser's dialog shows first, as the attribute of `input`. A file of another name is taken too: what it holds decides, and its reader says so in `error`. */
  accept: string
  /** The chosen one; null before there is one. */
  file: Pick<File, 'name' | 'size'> | null
  /** Hears of one file that was dropped or chosen, the same one again included. */
  onFile?: (file: File) => void
  /** In its place, where several can be chosen at once: hears of all of them. Nothing is shown as the chosen one. */
  onFiles?: (files: readonly File[]) => void
  /** Lets go of the chosen one; without it, it can only be replaced. */
  onRemove?: (() => void) | undefined
  /** In bytes. A larger one is refused and not handed on; the chosen one stays. */
  maxBytes?: number | undefined
  /** What can be chosen and where it goes, before there is a file. */
  help?: ReactNode
  /** Why the chosen file is of no use, and what to do about it. */
  error?: string | undefined
  /** The file is being looked at: the buttons wait. */
  busy?: boolean
  /** Why none can be chosen now. */
  disabledReason?: string | undefined
  /** Takes the focus of the dialog that it stands in. */
  autofocus?: boolean
}

/**
 * One file, or several, that are dropped or chosen by a button: its name and size, and what is wrong with it. Nothing is read or sent.
 * A file that misses the zone is not opened by the browser.
 * @example <FileDrop label="File of the SIS" accept=".csv,.txt" file={file} onFile={read} onRemove={() => setFile(null)} />
 */
export function FileDrop(props: FileDropProps): ReactElement {
  const { label, accept, file, onFile, onFiles, onRemove, maxBytes = Number.POSITIVE_INFINITY, help } = props
  const { error, busy = false, disabledReason, autofocus } = props
  const m = useMessages('parts', fileMessages).file
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [refused, setRefused] = useState('')
  const closed = busy || disabledReason !== undefined

  const take = (files: readonly File[]) => {
    const tooLarge = files.find(({ size }) => size > maxBytes)
    setRefused(
      tooLarge ? m.tooLarge(tooLarge.name, formatFileSize(tooLarge.size), formatFileSize(maxBytes)) : '',
    )
    const [first] = files
    if (tooLarge || !first) return
    if (onFiles) onFiles(files)
    else onFile?.(first)
  }
  const [isOver, over] = useOver(closed, (data) => {
    const dropped = takeDropped(data, onFiles !== undefined)
    if (!dropped) return
    if ('files' in dropped) take(dropped.files)
    else setRefused(dropped.refused === 'folder' ? m.folder(dropped.name) : m.several)
  })
  useStrayDrops()

  const wrong = refused || (busy ? '' : (error ?? ''))
  const Icon = file ? FileIcon : UploadIcon
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame of its own, and flex is not its layout everywhere
    <div
      role="group"
      aria-label={label}
      className={css.zone}
      data-ec-file={file ? '' : undefined}
      data-ec-wrong={wrong ? '' : undefined}
      data-ec-over={isOver ? '' : undefined}
      {...over}
    >
      <Icon size="lg" className={css.icon} />
      <div className={css.texts}>
        <p className={css.title}>
          {isOver ? (onFiles ? m.releaseAll : m.release) : (file?.name ?? (onFiles ? m.titleOfAll : m.title))}
        </p>
        {wrong ? (
          <div role="alert">
            <FieldLine id={id} error={wrong} />
          </div>
        ) : (
          <FieldLine id={id} help={file ? formatFileSize(file.size) : help} />
        )}
      </div>
      <div className={css.actions}>
        <input
          ref={input}
          type="file"
          hidden
          multiple={onFiles !== undefined}
          aria-label={label}
          accept={accept}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])]
            // The same file may be chosen again after it was mended.
            currentTarget.value = ''
            take(chosen)
          }}
        />
        <Button
          ref={button}
          size={file ? 'sm' : 'md'}
          busy={busy}
          busyLabel={m.reading}
          disabledReason={disabledReason}
          aria-describedby={id}
          data-autofocus={autofocus ? '' : undefined}
          onClick={() => input.current?.click()}
        >
          {onFiles ? m.chooseAll : file ? m.another : m.choose}
        </Button>
        {file && onRemove && !closed ? (
          <IconButton
            size="sm"
            label={m.remove(file.name)}
            icon={<CloseIcon size="sm" />}
            onClick={() => {
              setRefused('')
              onRemove()
              // It goes away with the file.
              button.current?.focus()
            }}
          />
        ) : null}
      </div>
    </div>
  )
}
