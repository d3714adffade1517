import {
  ApiFailure,
  type Authentication,
  type AuthenticationCertificate,
  authenticationsResource,
  formatDateTime,
  type NewAuthentication,
  type ProposedSettings,
  useApi,
  useClientId,
  useConsoleSettings,
  useExtension,
} from '@edconsole/console-core'
import { settingFieldsSchema } from '@edconsole/console-core/schemas'
import { type ReactElement, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { ErrorIcon } from '../../../parts/icons/icons.ts'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import { textsIn } from '../../../patterns/form-lists/texts-in.ts'
import { type FormInputs, useFormEnter, useFormInputs } from '../../../patterns/resource-form/index.ts'
import type { ProviderMessages } from './messages.ts'
import { asPem } from './pem.ts'
import * as css from './read-address.css.ts'
import type { SettingLeaf } from './setting-leaves.ts'

export type ReadAddressProps = {
  provider: string
  /** The field below which it stands: an address, or metadata as text. */
  leaf: SettingLeaf
  leaves: readonly SettingLeaf[]
  row: Authentication | undefined
  m: ProviderMessages
}

/** The settings from which an identity provider's description can be read, with the key of the body. */
const SOURCES: Readonly<Record<string, 'address' | 'metadataXml'>> = {
  metadataUrl: 'address',
  metadataXml: 'metadataXml',
  issuer: 'address',
}

/** What stands below a setting that leads to a description; nothing below the others. */
export const readAddressAfter = (
  props: Omit<ReadAddressProps, 'leaf'>,
  leaf: SettingLeaf,
): ReactElement | null =>
  Object.hasOwn(SOURCES, leaf.field.name) ? <ReadAddress {...props} leaf={leaf} /> : null

/**
 * Has the server read what an identity provider says of itself, shows what would change, and enters it once that is
 * confirmed. Until the form is saved, nothing is stored.
 */
function ReadAddress({ provider, leaf, leaves, row, m: all }: ReadAddressProps): ReactElement | null {
  const m = all.read
  const isOffered = useExtension(authenticationsResource.readAddress)
  const api = useApi()
  const clientId = useClientId()
  const [reading, setReading] = useState(false)
  const inputs = useFormInputs()
  const enter = useFormEnter()
  const [outcome, setOutcome] = useState<{ of: string; fault?: string; proposal?: ProposedSettings }>()
  const source = SOURCES[leaf.field.name] ?? 'address'
  const typed = String(inputs[leaf.name] ?? '').trim()
  // What was said of another address is said no more.
  const shown = outcome?.of === typed ? outcome : undefined
  const differences = shown?.proposal ? differencesOf(shown.proposal, leaves, inputs) : []
  const read = async () => {
    // The field said what is wrong with it when it was left.
    if (!isTakenByField(leaf, row, typed)) return
    setOutcome(undefined)
    setReading(true)
    try {
      // A server takes the codes that it described.
      const code = provider as NewAuthentication['provider']
      const body = { provider: code, [source]: typed }
      // What is wrong with it is said here: nothing was to be saved, so no message tells of that.
      const { data } = await api.call(authenticationsResource.readAddress, { body, clientId })
      setOutcome({ of: typed, proposal: data })
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      if (!error.expired) setOutcome({ of: typed, fault: error.message })
    } finally {
      setReading(false)
    }
  }
  if (!isOffered) return null
  return (
    <div className={css.root}>
      <Button
        size="sm"
        busy={reading}
        busyLabel={m.reading}
        disabledReason={typed === '' ? m.enterFirst : undefined}
        onClick={() => void read()}
      >
        {source === 'address' ? m.action : m.actionText}
      </Button>
      <span role="status" className={css.line}>
        {shown?.fault !== undefined ? (
          <span className={css.fault}>
            <ErrorIcon size="sm" className={css.faultIcon} />
            {shown.fault}
          </span>
        ) : shown?.proposal && differences.length === 0 ? (
          m.nothing
        ) : (
          ''
        )}
      </span>
      {shown?.proposal && differences.length > 0 ? (
        <ChangesDialog
          differences={differences}
          known={[...(row?.certificates ?? []), ...shown.proposal.certificates]}
          pems={[
            ...textsIn(row?.settings.idpCertificates),
            ...textsIn(shown.proposal.settings.idpCertificates),
          ]}
          onClose={() => setOutcome(undefined)}
          onApply={() => {
            enter(Object.fromEntries(differences.map(({ leaf: { name }, next }) => [name, next])))
            setOutcome(undefined)
          }}
          m={all}
        />
      ) : null}
    </div>
  )
}

/** True if the form takes the text, or holds it already. */
const isTakenByField = ({ field }: SettingLeaf, row: Authentication | undefined, typed: string): boolean =>
  typed === row?.settings[field.name] ||
  settingFieldsSchema([field]).safeParse({ [field.name]: typed }).success

type Difference = { leaf: SettingLeaf; now: unknown; next: unknown }

/** What the description tells otherwise than the form, in the order of the form. */
const differencesOf = (
  { settings }: ProposedSettings,
  leaves: readonly SettingLeaf[],
  inputs: FormInputs,
): Difference[] =>
  leaves.flatMap((leaf) => {
    const next = leaf.path.length === 1 ? settings[leaf.field.name] : undefined
    const now = inputs[leaf.name]
    return next === undefined || comparable(next) === comparable(now) ? [] : [{ leaf, now, next }]
  })

/** One text for values that mean the same: PEM is wrapped in several ways. */
const comparable = (value: unknown): string =>
  Array.isArray(value)
    ? JSON.stringify(value.map((one) => asPem(String(one)) ?? String(one)))
    : String(value ?? '')

type ChangesDialogProps = {
  differences: readonly Difference[]
  known: readonly AuthenticationCertificate[]
  /** The certificates of `known`, in the same order. */
  pems: readonly string[]
  onClose: () => void
  onApply: () => void
  m: ProviderMessages
}

function ChangesDialog(props: ChangesDialogProps): ReactElement {
  const { differences, known, pems, onClose, onApply, m: all } = props
  const m = all.read
  const { timeZone } = useConsoleSettings()
  const words = ({ field }: SettingLeaf, value: unknown): string => {
    if (typeof value === 'boolean') return value ? m.on : m.off
    if (!Array.isArray(value)) return field.options?.[String(value)] ?? String(value ?? '')
    return value
      .map((one) => {
        const certificate = known.find((_, at) => asPem(pems[at] ?? '') === asPem(String(one)))
        if (!certificate) return all.certificates.newLabel
        const subject = certificate.subject ?? all.certificates.unknown
        return certificate.notAfter === null
          ? subject
          : m.certificate(subject, formatDateTime(certificate.notAfter, timeZone))
      })
      .join('\n')
  }
  return (
    <Dialog
      open
      width="lg"
      onClose={onClose}
      title={m.title}
      actions={
        <>
          <Button onClick={onClose}>{m.cancel}</Button>
          <Button kind="primary" data-autofocus onClick={onApply}>
            {m.apply}
          </Button>
        </>
      }
    >
      <p className={css.lead}>{m.text}</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th className={css.head} scope="col">
              {m.field}
            </th>
            <th className={css.head} scope="col">
              {m.now}
            </th>
            <th className={css.head} scope="col">
              {m.next}
            </th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ leaf, now, next }) => (
            <tr key={leaf.name}>
              <th className={css.name} scope="row">
                {leaf.field.label}
              </th>
              <td className={css.cell}>{words(leaf, now) || <NoValue />}</td>
              <td className={css.cell}>{words(leaf, next)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
