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
  const { value, onChange, onBlur, disabled, readOnly, setting, row, m } = props
  const field = useContext(FieldContext)
  const pems = textsIn(value)
  const [adding, setAdding] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const isFixed = disabled || readOnly
  const known = storedCertificates(row, setting)
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
        if (!currentTarget.contains(relatedTarget)) onBlur()
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
                  onChange(pems.filter((one) => one !== pem))
                  toButton()
                }
          }
          m={m}
        />
      ))}
      {pems.length > 1 ? <p className={css.quiet}>{m.certificates.both}</p> : null}
      {isFixed ? null : adding ? (
        <NewCertificate
          taken={pems}
          onAdd={(added) => {
            onChange([...pems, ...added])
            setAdding(false)
            toButton()
          }}
          onCancel={() => {
            setAdding(false)
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
        <Button size="sm" kind="ghost" aria-label={m.remove(subject)} onClick={onRemove}>
          {m.removeShort}
        </Button>
      ) : null}
    </div>
  )
}

type NewCertificateProps = {
  taken: readonly string[]
  onAdd: (pems: readonly string[]) => void
  onCancel: () => void
  m: ProviderMessages
}

/** Certificates are a few kilobytes; what is larger is none. */
const FILE_MAX_BYTES = 100_000

function NewCertificate({ taken, onAdd, onCancel, m: all }: NewCertificateProps): ReactElement {
  const m = all.certificates
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const file = useRef<HTMLInputElement>(null)
  const add = (text: string) => {
    const pems = pemsIn(text)
    const added = pems.filter((pem) => !taken.some((one) => asPem(one) === pem))
    if (pems.length === 0) setFault(m.unreadable)
    else if (added.length === 0) setFault(m.present)
    else onAdd(added)
  }
  // What is pasted is meant, and would be lost with the panel if it waited for another press.
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = event.clipboardData.getData('text/plain')
    if (typed !== '' || pemsIn(text).length === 0) return
    event.preventDefault()
    setTyped(text)
    add(text)
  }
  const read = async (chosen: File) => {
    const text = chosen.size > FILE_MAX_BYTES ? '' : await chosen.text()
    setTyped(text)
    add(text)
  }
  return (
    <div className={css.adding}>
      <Field label={m.newLabel} help={m.newHelp} error={fault}>
        <TextArea
          autoFocus
          mono
          rows={4}
          value={typed}
          spellCheck={false}
          onPaste={onPaste}
          onChange={(text) => {
            setTyped(text)
            setFault(undefined)
          }}
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
