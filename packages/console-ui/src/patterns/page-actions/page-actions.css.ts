import { patternStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'

/** Only where the actions panel is folded. */
export const folded = patternStyle({
  display: 'none',
  '@container': { [containers.folded]: { display: 'inline-flex' } },
})
