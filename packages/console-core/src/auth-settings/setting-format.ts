import { z } from 'zod'
import type { SettingFormat } from './setting-field.ts'

type Rule = { readonly holds: (text: string) => boolean; readonly message: string }

const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i
const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const PEM = /^-----BEGIN CERTIFICATE-----\s+[A-Za-z0-9+/=\s]{40,}\s*-----END CERTIFICATE-----$/

/** The rules behind the formats. Messages finish the sentence `'field' is not valid: …`. */
export const SETTING_FORMATS: Readonly<Record<SettingFormat, Rule>> = {
  host: { holds: (text) => HOST.test(text), message: 'it must be a host name such as ldap.example.org' },
  domain: { holds: (text) => DOMAIN.test(text), message: 'it must be a domain such as example.org' },
  address: { holds: isAddress, message: 'it must be an address that starts with https://' },
  guid: {
    holds: (text) => GUID.test(text),
    message: 'it must be an id of 32 hexadecimal digits in five groups',
  },
  tenant: {
    holds: (text) => GUID.test(text) || DOMAIN.test(text),
    message: 'it must be a directory id or a domain',
  },
  cleverId: {
    holds: (text) => /^[0-9a-f]{24}$/i.test(text),
    message: 'a Clever district id has 24 digits and letters a to f',
  },
  certificate: { holds: (text) => PEM.test(text), message: 'it must be one certificate in PEM' },
  userFilter: {
    holds: (text) => /^\(.*\{username\}.*\)$/s.test(text),
    message: 'it must stand in brackets and contain {username}',
  },
  network: {
    holds: isNetwork,
    message:
      'it must be an IP address or a network, from /8 for IPv4 and /32 for IPv6, such as 203.0.113.0/24',
  },
}

/** Other than the address of an SIS it may have a query: identity providers name tenants in it. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hash } = new URL(text)
  return protocol === 'https:' && username === '' && password === '' && hash === ''
}

const ADDRESS = z.union([z.ipv4(), z.ipv6()])
const NETWORK = z.union([z.cidrv4(), z.cidrv6()])

/** Wider networks are nobody's own: one would switch the limit off for much of the internet. */
function isNetwork(text: string): boolean {
  if (ADDRESS.safeParse(text).success) return true
  const prefix = Number(text.split('/')[1])
  return NETWORK.safeParse(text).success && prefix >= (text.includes(':') ? 32 : 8)
}
