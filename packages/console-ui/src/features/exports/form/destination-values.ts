import { DELIVERY_METHODS, type Export, type TestDestination } from '@edconsole/console-core'
import { readNumber } from '../../../parts/number-field/read-number.ts'
import type { FormInputs } from '../../../patterns/resource-form/index.ts'

type SecretName = 'password' | 'privateKey'

/** A test of the destination as it is entered. */
export type DestinationValues = {
  /** What is left out of it is what is saved; it is only checked by the server or a schema. */
  body: Readonly<Record<keyof TestDestination, unknown>>
  /** What the test needs and is not there. */
  missing: readonly ('host' | 'username' | 'password' | 'secret')[]
  /** Secrets that were saved for another host or port (R35). */
  again: readonly SecretName[]
}

/** @param stored undefined for a new export */
export function destinationValues(
  inputs: FormInputs,
  deliveryMethod: TestDestination['deliveryMethod'],
  stored: Export | undefined,
): DestinationValues {
  const host = textOf(inputs.host)
  const username = textOf(inputs.username)
  const typedPort = textOf(inputs.port)
  const port = typedPort === '' ? null : (readNumber(typedPort) ?? typedPort)
  const isSame = stored?.host === host && stored.port === (port ?? DELIVERY_METHODS[deliveryMethod].port)
  const names: readonly SecretName[] = deliveryMethod === 'sftp' ? ['password', 'privateKey'] : ['password']
  const saved: Readonly<Record<SecretName, string | null | undefined>> = {
    password: stored?.passwordSavedAt,
    privateKey: stored?.privateKeySavedAt,
  }
  const kept = names.filter((name) => inputs[name] !== null && !isTyped(inputs[name]) && saved[name])
  const hasSecret = kept.length > 0 || names.some((name) => isTyped(inputs[name]))
  const needed = deliveryMethod === 'sftp' ? 'secret' : 'password'
  const secretOf = (name: SecretName) =>
    inputs[name] === null || isTyped(inputs[name]) ? inputs[name] : undefined
  return {
    body: {
      exportId: stored?.id,
      deliveryMethod,
      host,
      port,
      username,
      remotePath: textOf(inputs.remotePath) || null,
      password: secretOf('password'),
      privateKey: deliveryMethod === 'sftp' ? secretOf('privateKey') : undefined,
    },
    missing: [
      ...(host === '' ? (['host'] as const) : []),
      ...(username === '' ? (['username'] as const) : []),
      ...(hasSecret ? [] : ([needed] as const)),
    ],
    again: isSame ? [] : kept,
  }
}

const isTyped = (input: unknown): boolean => typeof input === 'string' && input.trim() !== ''

const textOf = (input: unknown): string => (typeof input === 'string' ? input.trim() : '')
