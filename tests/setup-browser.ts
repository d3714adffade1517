import { withoutOwnerStacks } from './quick-react.ts'

withoutOwnerStacks()

/**
 * Whatever moves has arrived in the next frame, so that a test meets nothing halfway. A test of the movements themselves
 * empties the list first.
 */
const arrived = new CSSStyleSheet()
arrived.replaceSync(`*, ::before, ::after {
  transition-duration: 0s !important;
  transition-delay: 0s !important;
  animation-duration: 1ms !important;
  animation-delay: 0s !important;
  animation-iteration-count: 1 !important;
}`)
document.adoptedStyleSheets = [arrived]
