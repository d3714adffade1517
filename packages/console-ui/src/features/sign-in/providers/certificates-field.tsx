import {
  type Authentication,
  type AuthenticationCertificate,
  formatDateTime,
  useClock,
  useConsoleSettings,
} from '@edconsole/console-core'
import { type ClipboardEvent, type ReactElement, useContext, useRef, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { Field } from '../../../parts/field/field.tsx'
import { FieldContext } from '../../../parts/field/field-context.ts'
import { AddIcon, CompletedIcon, FailedIcon, WarningIcon } from '../../../parts/icons/icons.ts'
import { TextArea } from '../../../parts/text-area/text-area.tsx'
import { textsIn } from '../../../patterns/form-lists/texts-in.ts'
import type { CustomControlProps } from '../../../patterns/resource-form/index.ts'
import { classNames } from '../../../styles/class-names.ts'
import { expiryAt } from '../expiry.ts'
import * as css from './certificates.css.ts'
import { expiryText } from './expiry-text.ts'
import type { ProviderMessages } from './messages.ts'
import { asPem, pemsIn } from './pem.ts'

export type CertificatesFieldProps = CustomControlProps & {
  /** The setting that holds the certificates. */
  setting: string
  row: Authentication | undefined
  m: ProviderMessages
}

/**
 * The certificates of an identity provider, each with its end. A new one stands beside those that are there, so that sign-in
 * goes on until the old one ends.
 */
export function CertificatesField(props: CertificatesFieldProps): ReactElement {
  const { value, stored, onChange, onBlur, disabled, readOnly, setting, row, m } = props
  const field = useContext(FieldContext)
  const before = textsIn(stored)
  const entries = textsIn(value)
  // Part of the value, so that the form counts it as unsaved and doesn't save while it can't be read.
  const unfinished = entries.find((entry) => !before.includes(entry) && !isComplete(entry))
  const pems = entries.filter((entry) => entry !== unfinished)
  const [adding, setAdding] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const isFixed = disabled || readOnly
  const known = storedCertificates(row, setting)
  const put = (next: readonly string[]) => onChange(next.join() === before.join() ? (stored ?? null) : next)
  const add = (added: readonly string[]) => {
    put([...pems, ...added])
    setAdding(false)
  }
  const toButton = () =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-ec-add]')?.focus())
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field around it has its name and its line
    <div
      ref={root}
      role="group"
      id={field?.id}
      className={css.list}
      aria-labelledby={field?.labelId}
      aria-describedby={field?.describedBy}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        const added = notTaken(unfinished ?? '', pems)
        if (added.length > 0) add(added)
        onBlur()
      }}
    >
      {pems.length === 0 && isFixed ? <p className={css.quiet}>{m.certificates.none}</p> : null}
      {pems.map((pem) => (
        <CertificateCard
          key={pem}
          certificate={known.get(pem.trim())}
          onRemove={
            isFixed
              ? undefined
              : () => {
                  put(entries.filter((one) => one !== pem))
                  toButton()
                }
          }
          m={m}
        />
      ))}
      {pems.length > 1 ? <p className={css.quiet}>{m.certificates.both}</p> : null}
      {isFixed ? null : adding || unfinished !== undefined ? (
        <NewCertificate
          taken={pems}
          unfinished={unfinished ?? ''}
          onType={(text) => {
            const isEmpty = text.trim() === ''
            put(isEmpty ? pems : [...pems, text])
            // A text is open by being part of the value, so that it closes when that is discarded.
            setAdding(isEmpty)
          }}
          onAdd={(added) => {
            add(added)
            toButton()
          }}
          onCancel={() => {
            add([])
            toButton()
          }}
          m={m}
        />
      ) : (
        <div>
          <Button size="sm" icon={<AddIcon size="sm" />} data-ec-add="" onClick={() => setAdding(true)}>
            {pems.length === 0 ? m.certificates.addFirst : m.certificates.addNew}
          </Button>
        </div>
      )}
    </div>
  )
}

/** True for a certificate between its two lines. Letters alone may still be being typed. */
const isComplete = (text: string): boolean => pemsIn(text).length > 0 && text.includes(LAST_LINE)
const LAST_LINE = '-----END CERTIFICATE-----'

const isPrivate = (text: string): boolean => text.includes('PRIVATE KEY')

/** The certificates in a text that aren't there yet. */
const notTaken = (text: string, taken: readonly string[]): string[] =>
  pemsIn(text).filter((pem) => !taken.some((one) => asPem(one) === pem))

/** What the server told of the stored ones, which it lists in the order of the setting. */
function storedCertificates(
  row: Authentication | undefined,
  setting: string,
): ReadonlyMap<string, AuthenticationCertificate> {
  const told = row?.certificates.filter((one) => one.setting === setting) ?? []
  return new Map(
    textsIn(row?.settings[setting]).flatMap((pem, at) => {
      const certificate = told[at]
      return certificate ? [[pem.trim(), certificate] as const] : []
    }),
  )
}

type CertificateCardProps = {
  /** Undefined for one that is not saved yet, or of which a server tells nothing. */
  certificate: AuthenticationCertificate | undefined
  onRemove: (() => void) | undefined
  m: ProviderMessages
}

const ICONS = { ended: FailedIcon, soon: WarningIcon, later: CompletedIcon }

function CertificateCard({ certificate, onRemove, m: all }: CertificateCardProps): ReactElement {
  const m = all.certificates
  const { timeZone } = useConsoleSettings()
  const now = useClock()()
  const notAfter = certificate?.notAfter ?? null
  const expiry = notAfter === null ? null : expiryAt(notAfter, now, timeZone)
  const state = expiry?.state ?? 'later'
  const Icon = expiry ? ICONS[state] : AddIcon
  const subject = certificate ? (certificate.subject ?? m.unknown) : m.newLabel
  const at = notAfter === null ? '' : formatDateTime(notAfter, timeZone)
  return (
    <div className={classNames(css.card, css.state[state])}>
      <Icon className={css.icon[state]} />
      <div className={css.facts}>
        {expiry?.state === 'soon' ? <p className={css.strong}>{m.endsIn(expiryText(expiry, all))}</p> : null}
        <p className={css.subject}>{subject}</p>
        <p className={css.quiet}>
          {certificate ? at && (state === 'ended' ? m.ended(at) : m.ends(at)) : m.unsaved}
        </p>
        {certificate?.fingerprint256 ? (
          <p className={css.fingerprint}>
            {m.fingerprint} {certificate.fingerprint256}
          </p>
        ) : null}
      </div>
      {onRemove ? (
        <Button size="sm" kind="ghost" data-ec-remove="" aria-label={m.remove(subject)} onClick={onRemove}>
          {m.removeShort}
        </Button>
      ) : null}
    </div>
  )
}

type NewCertificateProps = {
  taken: readonly string[]
  /** What the value holds of it: a text that isn't a certificate yet. */
  unfinished: string
  onType: (text: string) => void
  onAdd: (pems: readonly string[]) => void
  onCancel: () => void
  m: ProviderMessages
}

/** Certificates are a few kilobytes; what is larger is none. */
const FILE_MAX_BYTES = 100_000

function NewCertificate(props: NewCertificateProps): ReactElement {
  const { taken, unfinished, onType, onAdd, onCancel, m: all } = props
  const m = all.certificates
  const field = useContext(FieldContext)
  /** One that is there already, or a private key, which no draft may keep: shown, and no part of the value. */
  const [aside, setAside] = useState('')
  const [fault, setFault] = useState<string>()
  const file = useRef<HTMLInputElement>(null)
  const typed = unfinished || aside
  const add = (text: string) => {
    const added = notTaken(text, taken)
    if (added.length > 0) return onAdd(added)
    const isRepeated = pemsIn(text).length > 0
    const isAside = isRepeated || isPrivate(text)
    setAside(isAside ? text : '')
    setFault(isRepeated ? m.present : m.unreadable)
    onType(isAside ? '' : text)
  }
  const type = (text: string) => {
    if (isComplete(text) || isPrivate(text)) return add(text)
    setAside('')
    setFault(undefined)
    onType(text)
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = event.clipboardData.getData('text/plain')
    if (typed !== '' || pemsIn(text).length === 0) return
    event.preventDefault()
    add(text)
  }
  const read = async (chosen: File) => add(chosen.size > FILE_MAX_BYTES ? '' : await chosen.text())
  return (
    <div className={css.adding}>
      <Field
        label={m.newLabel}
        help={m.newHelp}
        error={field?.invalid ? undefined : fault}
        marked={field?.invalid}
      >
        <TextArea
          autoFocus
          mono
          rows={4}
          value={typed}
          spellCheck={false}
          onPaste={onPaste}
          onChange={type}
        />
      </Field>
      <input
        ref={file}
        type="file"
        hidden
        accept=".pem,.crt,.cer,.txt"
        aria-label={m.file}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          currentTarget.value = ''
          if (chosen) void read(chosen)
        }}
      />
      <div className={css.buttons}>
        <Button size="sm" onClick={() => add(typed)}>
          {m.add}
        </Button>
        <Button size="sm" kind="ghost" onClick={() => file.current?.click()}>
          {m.file}
        </Button>
        <Button size="sm" kind="ghost" onClick={onCancel}>
          {m.cancel}
        </Button>
      </div>
    </div>
  )
}
