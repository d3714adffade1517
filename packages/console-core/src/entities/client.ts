import type { ClientStatus, ClientType } from '../lists/client-words.ts'
import type { UsState } from '../lists/us-states.ts'
import type { ConfigMeta, ReadConfig } from './config-meta.ts'

/** What people set up of a client. */
export type ClientFields = {
  /** Unique in its state. */
  clientName: string
  clientType: ClientType
  /** Code of the district that it is; null for clients that are none. */
  lea: string | null
  state: UsState
  ncesLeaId: string | null
  /** Short name for addresses and for the search of the sign-in page; unique. */
  slug: string
  status: ClientStatus
  primaryContactName: string | null
  primaryContactEmail: string | null
  /** Digits only. */
  phone: string | null
  /** Its number in the provider's own books. */
  accountNumber: string | null
  /** IANA name. */
  timeZone: string | null
  address1: string | null
  address2: string | null
  city: string | null
  zip: string | null
}

/** A customer of the provider: `GET /ied/clients`. Districts name it as their `illuminateClientId`. */
export type Client = ConfigMeta &
  ClientFields & {
    /** Ids of the products that it has. */
    products: number[]
    /** Retired ones are not counted. */
    instanceCount: number
    activeUserCount: number
    /**
     * An extension: last day, `YYYY-MM-DD`, of its subscription that ends next; when none runs, of the one that ended last.
     * Null without any, and where a server does not say.
     */
    subscriptionEndsOn: string | null
  }

type Named = 'clientName' | 'clientType' | 'state' | 'slug'

/** Body of `POST /ied/clients`. Without a status it is `onboarding`. */
export type NewClient = Pick<ClientFields, Named> & Partial<Omit<ClientFields, Named>>

/** Body of `PATCH /ied/clients/{id}`. */
export type UpdateClient = ReadConfig & Partial<ClientFields>
