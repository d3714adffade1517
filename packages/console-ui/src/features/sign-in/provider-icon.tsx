import type { ReactElement } from 'react'
import {
  AuthenticationIcon,
  CloudAccountsIcon,
  DirectoryIcon,
  PeopleIcon,
  SchoolAccountsIcon,
  SingleSignOnIcon,
  UnknownIcon,
  WebAccountsIcon,
} from '../../parts/icons/icons.ts'
import type { ProductIcon } from '../../parts/icons/product-icon.tsx'

const ICONS: Readonly<Record<string, ProductIcon>> = {
  azure: CloudAccountsIcon,
  clever: SchoolAccountsIcon,
  classlink: SchoolAccountsIcon,
  google: WebAccountsIcon,
  ldap: DirectoryIcon,
  saml: SingleSignOnIcon,
  illuminate: AuthenticationIcon,
  illuminate_google: PeopleIcon,
}

/** The kind of a provider, as a drawing; its title always stands beside it. */
export function ProviderIcon({ provider }: { provider: string }): ReactElement {
  const Icon = ICONS[provider] ?? UnknownIcon
  return <Icon />
}
