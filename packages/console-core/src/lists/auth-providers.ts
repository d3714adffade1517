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
