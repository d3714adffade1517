export {
  type Directory,
  type DirectoryEntry,
  type DirectoryOptions,
  startDirectory,
} from './start-directory.ts'
export { type SamlAnswer, type SamlPerson, samlResponder } from './saml-responder.ts'
