import { DELIVERY_METHODS, type DeliveryMethod } from '@edconsole/console-core'
import type { FormField, FormInputs, VaryingParts } from '../../../patterns/resource-form/index.ts'
import { movesPassword } from './export-form-schema.ts'
import type { ExportFormContext, ExportFormValues, StoredSecrets } from './export-form-values.ts'

const METHODS = Object.keys(DELIVERY_METHODS) as DeliveryMethod[]

const methodOf = ({ deliveryMethod }: FormInputs): DeliveryMethod | undefined =>
  METHODS.find((method) => method === deliveryMethod)

/** Something leads out of here. */
const isSent = (inputs: FormInputs): boolean => methodOf(inputs) !== 'download'
const signsIn = (inputs: FormInputs): boolean => ['sftp', 'ftps'].includes(methodOf(inputs) ?? '')

/** Where the files go, and how. */
export const destinationFields = ({
  secrets,
  storedHost,
  m,
}: ExportFormContext): FormField<ExportFormValues>[] => {
  const { passwordSavedAt, privateKeySavedAt } = secrets
  return [
    {
      name: 'deliveryMethod',
      label: m.fields.deliveryMethod,
      control: {
        kind: 'radio-cards',
        options: METHODS.map((value) => ({
          value,
          label: DELIVERY_METHODS[value].title,
          note: m.methods[value],
        })),
      },
      required: true,
    },
    {
      name: 'host',
      label: m.fields.host,
      control: { kind: 'text', mono: true },
      expects: m.expects.host,
      required: true,
      shown: isSent,
    },
    {
      name: 'port',
      label: m.fields.port,
      control: { kind: 'number', min: 1, max: 65_535 },
      shown: isSent,
      width: 'half',
      varies: (inputs) => {
        const usual = DELIVERY_METHODS[methodOf(inputs) ?? 'download'].port
        return usual === null ? {} : { help: m.help.usualPort(usual) }
      },
    },
    {
      name: 'remotePath',
      label: m.fields.remotePath,
      control: { kind: 'text', mono: true },
      help: m.help.remotePath,
      expects: m.expects.remotePath,
      shown: isSent,
      width: 'half',
    },
    {
      name: 'username',
      label: m.fields.username,
      control: { kind: 'text', mono: true, autoComplete: 'off' },
      shown: isSent,
      width: 'half',
      varies: (inputs) => ({ required: signsIn(inputs) }),
    },
    {
      name: 'password',
      label: m.fields.password,
      control: { kind: 'secret', savedAt: passwordSavedAt },
      help: m.help.password,
      shown: isSent,
      width: 'half',
      varies: (inputs) => ({
        ...passwordFor(inputs, secrets),
        ...(movesPassword({ host: storedHost, passwordSavedAt }, inputs.host) && { asks: m.asks.password }),
      }),
    },
    {
      name: 'privateKey',
      label: m.fields.privateKey,
      control: { kind: 'secret', savedAt: privateKeySavedAt, rows: 3, removable: true },
      help: m.help.privateKey,
      shown: (inputs) => methodOf(inputs) === 'sftp',
    },
  ]
}

const isTyped = (input: unknown): boolean => typeof input === 'string' && input.trim() !== ''

/** A key stands in for the password; only then that can be taken away, and one that is can always be kept after all. */
const passwordFor = (inputs: FormInputs, stored: StoredSecrets): VaryingParts => {
  const { privateKey } = inputs
  const hasKey = isTyped(privateKey) || (stored.privateKeySavedAt !== null && privateKey !== null)
  const isReplaced = hasKey && methodOf(inputs) === 'sftp'
  return {
    required: inputs.isEnabled === true && signsIn(inputs) && !isReplaced,
    control: {
      kind: 'secret',
      savedAt: stored.passwordSavedAt,
      removable: isReplaced || inputs.password === null,
    },
  }
}
