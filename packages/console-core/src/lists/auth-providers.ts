/** Authentication providers, code to title ([S3]). */
export const AUTH_PROVIDERS = {
  azure: 'Azure',
  clever: 'Clever',
  classlink: 'ClassLink',
  google: 'Google',
  ldap: 'LDAP',
  saml: 'SAML',
  illuminate: 'Local',
  illuminate_google: 'Internal users',
} as const

export type AuthProvider = keyof typeof AUTH_PROVIDERS

/**
 * Those that the reference server signs people in with. The others can be set up and saved, but neither enabled nor made
 * the default: whoever relied on one would stand at a closed door.
 */
export const IMPLEMENTED_PROVIDERS: readonly AuthProvider[] = [
  'azure',
  'clever',
  'classlink',
  'google',
  'ldap',
  'saml',
  'illuminate',
  'illuminate_google',
]
