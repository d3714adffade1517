import type { Db } from '../db/schema.ts'
import type { Network } from '../network/web-client.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { districtConnection } from './district-connection.ts'
import { type OpenSis, openSis } from './open-sis.ts'
import type { SisConnectionOf } from './sis-adapter.ts'
import { isWithheld, SisError } from './sis-error.ts'

export type ReadySis = {
  readonly kind: SisConnectionOf['kind']
  readonly sis: OpenSis
  /** START year of what it serves; null when it does not say. */
  readonly servedYear: number | null
}

/** The SIS of a district for the length of one import. */
export type DistrictSis = {
  /**
   * Greets it once, however many components ask. Null when the connection is not set up.
   * @throws SisError, the same one for every component
   */
  readonly ready: () => Promise<ReadySis | null>
  readonly close: () => void
}

type Options = {
  readonly districtId: number
  readonly schoolYear: number
  readonly secrets: Pick<Secrets, 'open'>
  readonly network: Network
}

export const districtSis = (db: Db, { districtId, schoolYear, secrets, network }: Options): DistrictSis => {
  let opened: OpenSis | undefined
  const begin = async (): Promise<ReadySis | null> => {
    const connection = await districtConnection(db, { id: districtId, secrets })
    if (!connection) return null
    const sis = openSis(connection, { network, patient: true })
    opened = sis
    await sis.greet()
    const servedYear = await sis.schoolYear(schoolYear).catch((error: unknown) => {
      if (error instanceof SisError && isWithheld(error)) return null
      throw error
    })
    return { kind: connection.kind, sis, servedYear }
  }
  let begun: Promise<ReadySis | null> | undefined
  return {
    ready: () => {
      begun ??= begin()
      return begun
    },
    close: () => opened?.close(),
  }
}
