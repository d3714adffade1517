import { useMessages } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { useFieldControl } from '../field/use-field-control.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { HideIcon, ResetIcon, ShowIcon } from '../icons/icons.ts'
import { partMessages } from '../messages.ts'
import { TextArea } from '../text-area/text-area.tsx'
import { ReadOnlyText } from '../text-field/read-only-text.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { secretMessages } from './messages.ts'
import { StoredSecret } from './stored-secret.tsx'

export type SecretFieldProps = {
  /** What was typed just now; empty while the stored one stays. A stored secret never comes here (R35). */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** What it is, for the names of its buttons and where no Field stands around it: "API secret". */
  label: string
  /** The day on which one was saved, as it is shown: `10/02/2026`. Absent: there is none yet. */
  savedOn?: string | undefined
  /** How many lines are seen of one that has several, such as a private key. Default: it has one. */
  rows?: number | undefined
  /** The stored one is to be taken away with the next save; nothing is typed then. */
  removed?: boolean
  /** Takes the stored one away, or keeps it after all. Absent: it can only be replaced. */
  onRemove?: ((removed: boolean) => void) | undefined
  disabled?: boolean
  readOnly?: boolean
  compact?: boolean
}

/** For how long typed text may be looked at. */
const REVEALED_MS = 30_000

/**
 * A secret that goes in and never comes out (ux 7.22, R35): a stored one is a date with "Replace", and
 * with "Remove" where it is not needed. What is typed is masked; it may be looked at, for half a minute or until the field
 * is left, and copied.
 */
export function SecretField(props: SecretFieldProps): ReactElement {
  const { show } = useMessages('parts', partMessages)
  const m = useMessages('parts', secretMessages)
  const { value, onChange, onBlur, label, savedOn, rows, removed, onRemove } = props
  const { disabled = false, readOnly = false, compact } = props
  const control = useFieldControl(undefined)
  const [replacing, setReplacing] = useState(false)
  const [revealed, setRevealed] = useState(false)
  const root = useRef<HTMLSpanElement>(null)
  const typing = !removed && (savedOn === undefined || replacing || value !== '')

  useEffect(() => {
    if (!revealed) return
    const timer = setTimeout(() => setRevealed(false), REVEALED_MS)
    return () => clearTimeout(timer)
  }, [revealed])

  // Between "Replace" and its input the focus goes along.
  const moveFocus = () =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('input, textarea, button')?.focus())
  const keep = () => {
    onChange('')
    setReplacing(false)
    setRevealed(false)
    moveFocus()
  }

  if (readOnly)
    return <ReadOnlyText value={savedOn === undefined ? m.notSet : m.savedOn(savedOn)} compact={compact} />
  const buttons: ReactNode = (
    <>
      {value === '' || disabled ? null : (
        <>
          <IconButton
            size="sm"
            label={show(label)}
            pressed={revealed}
            icon={revealed ? <HideIcon /> : <ShowIcon />}
            onClick={() => setRevealed(!revealed)}
          />
          <CopyButton text={value} what={label} />
        </>
      )}
      {savedOn === undefined || disabled ? null : (
        <IconButton size="sm" label={m.keepSaved(label)} icon={<ResetIcon />} onClick={keep} />
      )}
    </>
  )
  const typed = {
    value,
    onChange,
    disabled,
    mono: true,
    end: buttons,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  } as const
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears that the focus left all of it
    <span
      ref={root}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        setRevealed(false)
        onBlur?.()
      }}
    >
      {typing ? (
        rows === undefined ? (
          <TextField
            {...typed}
            type={revealed ? 'text' : 'password'}
            {...(compact !== undefined && { compact })}
          />
        ) : (
          <TextArea {...typed} rows={rows} masked={!revealed} />
        )
      ) : (
        <StoredSecret
          control={control}
          label={label}
          savedOn={savedOn ?? ''}
          disabled={disabled}
          compact={compact}
          onReplace={() => {
            setReplacing(true)
            moveFocus()
          }}
          removed={removed}
          onRemove={
            onRemove &&
            ((gone) => {
              onRemove(gone)
              moveFocus()
            })
          }
        />
      )}
    </span>
  )
}
