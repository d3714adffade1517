import type { AuthProvider } from '../lists/auth-providers.ts'
import {
  AZURE_SETTINGS,
  CLASSLINK_SETTINGS,
  CLEVER_SETTINGS,
  GOOGLE_SETTINGS,
  INTERNAL_SETTINGS,
} from './federated-settings.ts'
import { LDAP_SETTINGS } from './ldap-settings.ts'
import { LOCAL_SETTINGS } from './local-settings.ts'
import { SAML_SETTINGS } from './saml-settings.ts'
import type { SettingField } from './setting-field.ts'

/** Settings that decide which server gets a secret: another one gets no saved secret, which has to be entered again. */
export const ADDRESS_SETTINGS: readonly string[] = [
  'issuer',
  'authorizationEndpoint',
  'tokenEndpoint',
  'userinfoEndpoint',
  'host',
  'port',
  'security',
  'caCertificatePem',
]

/** What each provider needs to know, in the order of a form. Schemas, answers and forms all follow from it. */
export const AUTH_SETTINGS: Readonly<Record<AuthProvider, readonly SettingField[]>> = {
  azure: AZURE_SETTINGS,
  clever: CLEVER_SETTINGS,
  classlink: CLASSLINK_SETTINGS,
  google: GOOGLE_SETTINGS,
  ldap: LDAP_SETTINGS,
  saml: SAML_SETTINGS,
  illuminate: LOCAL_SETTINGS,
  illuminate_google: INTERNAL_SETTINGS,
}
