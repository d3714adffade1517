export { startDemoOpenId } from './demo-openid.ts'
export { type OpenIdAccount, type OpenIdProvider, startOpenIdProvider } from './openid-provider.ts'
export { type SamlAnswer, type SamlPerson, samlResponder } from './saml-responder.ts'
export {
  type Directory,
  type DirectoryEntry,
  type DirectoryOptions,
  startDirectory,
} from './start-directory.ts'
