import { patternStyle } from '../../../styles/layered-style.ts'
import { containers } from '../../../styles/media.ts'

/** There only in a small container: scripts learn from it what the styles know. */
export const probe = patternStyle({
  display: 'none',
  position: 'absolute',
  inlineSize: 1,
  '@container': { [containers.small]: { display: 'block' } },
})
