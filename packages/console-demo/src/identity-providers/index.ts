  startDirectory,
  type Directory,
  type DirectoryEntry,
  type DirectoryOptions,
export {
export { type OpenIdAccount, type OpenIdProvider, startOpenIdProvider } from './openid-provider.ts'
export { type SamlAnswer, type SamlPerson, samlResponder } from './saml-responder.ts'
} from './start-directory.ts'
